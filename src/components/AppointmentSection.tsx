import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';
import { Picture } from './Picture';

export interface AppointmentSectionProps {
  /** Id of the heading, which also names the form. */
  headingId: string;
  heading: string;
  text: string;
  image: string;
  /** The form. */
  children: ReactNode;
}

/** The invitation to a visit: a picture, a few words and the form. */
export function AppointmentSection(props: AppointmentSectionProps) {
  const { headingId, heading, text, image, children } = props;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ bgcolor: 'background.paper', paddingBlock: fluid(64, 120), displayPrint: 'none' }}
    >
      <Container
        maxWidth={false}
        sx={{
          maxWidth: 1344,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          columnGap: { md: 8, lg: 12 },
          rowGap: 5,
        }}
      >
        <Box sx={{ display: { xs: 'none', md: 'block' }, '& > div': { height: 1 } }}>
          <Picture src={image} alt="" ratio="auto" sizes="(min-width: 900px) 45vw, 1px" />
        </Box>
        <div>
          <Typography variant="h2" id={headingId} sx={{ maxWidth: '16ch', textWrap: 'balance' }}>
            {heading}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlock: '16px 32px', maxWidth: '52ch' }}>
            {text}
          </Typography>
          {children}
        </div>
      </Container>
    </Box>
  );
}
