import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SectionHeadProps {
  title: string;
  /** Id by which the section names itself. */
  id: string;
  overline?: string;
  text?: string;
  /** A link or arrows, at the end of the line. */
  action?: ReactNode;
}

/** Head of a section: heading, one sentence and what can be done with the whole of it. */
export function SectionHead({ title, id, overline, text, action }: SectionHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 2,
        marginBlockEnd: { xs: 4, md: 6 },
      }}
    >
      <Box sx={{ maxWidth: '36rem' }}>
        {overline !== undefined && (
          <Typography
            variant="overline"
            component="p"
            sx={{ marginBlockEnd: 1, color: 'primary.dark' }}
          >
            {overline}
          </Typography>
        )}
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
