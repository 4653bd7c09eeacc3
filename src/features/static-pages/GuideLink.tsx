import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Section } from '@/components/Section';

export interface GuideLinkProps {
  heading: string;
  text: string;
  /** Button or link. */
  children: ReactNode;
}

/** Call to action with a heading and a text. */
export function GuideLink({ heading, text, children }: GuideLinkProps) {
  const headingId = useId();
  return (
    <Section ground="sand" labelledBy={headingId}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          columnGap: { md: 8, lg: 12 },
          rowGap: 3,
        }}
      >
        <Typography variant="h2" id={headingId} sx={{ maxWidth: '16ch' }}>
          {heading}
        </Typography>
        <div>
          <Typography sx={{ marginBlockEnd: 4, maxWidth: '56ch' }}>{text}</Typography>
          {children}
        </div>
      </Box>
    </Section>
  );
}
