import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BOOKING_ANCHOR } from '@/lib/paths';
import { fluid, layout } from '@/theme/tokens';
import { CheckIcon } from './icons';
import { Picture } from './Picture';

/** Heading id, used as the accessible name of the form. */
export const APPOINTMENT_HEADING_ID = 'appointment';

export interface AppointmentSectionProps {
  heading: string;
  text: string;
  /** Reasons for a visit, one line each. */
  points: readonly string[];
  image: string;
  imageAlt: string;
  children: ReactNode;
}

/** Left out on phones, which start at the form. */
const Points = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '& > li': { display: 'flex', gap: theme.spacing(1.5) },
  '& svg': { fontSize: '1.25rem', color: theme.palette.primary.dark },
}));

/** The appointment section: a full-width image and the form on white. */
export function AppointmentSection(props: AppointmentSectionProps) {
  const { heading, text, points, image, imageAlt, children } = props;
  return (
    <Box
      component="section"
      id={BOOKING_ANCHOR}
      aria-labelledby={APPOINTMENT_HEADING_ID}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        // Cancels the default scroll margin, so that the section starts at the top bar.
        scrollMarginBlockStart: -24,
        bgcolor: 'background.paper',
        // Covers the chat button of the home page, which would cover the icons of date and time.
        position: 'relative',
        zIndex: ({ zIndex }) => zIndex.speedDial + 1,
        displayPrint: 'none',
      }}
    >
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          aspectRatio: { sm: '3 / 2', md: 'auto' },
          '& > div': { height: 1 },
        }}
      >
        <Picture src={image} alt={imageAlt} ratio="auto" sizes="(min-width: 900px) 70vw, 100vw" />
      </Box>
      <Container
        sx={{
          maxWidth: { md: layout.container / 2 },
          marginInlineStart: 0,
          paddingInlineStart: { md: 6, lg: 10 },
          paddingBlock: fluid(40, 120),
        }}
      >
        <Typography
          variant="h2"
          id={APPOINTMENT_HEADING_ID}
          tabIndex={-1}
          sx={{ maxWidth: { sm: '14ch' }, '&:focus-visible': { outline: 'none' } }}
        >
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 2, maxWidth: '52ch' }}>
          {text}
        </Typography>
        <Points>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              <span>{point}</span>
            </li>
          ))}
        </Points>
        <Box sx={{ marginBlockStart: { xs: 3, sm: 4 } }}>{children}</Box>
      </Container>
    </Box>
  );
}
