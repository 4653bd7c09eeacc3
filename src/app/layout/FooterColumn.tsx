import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One column of the footer under its heading. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="overline" component="h2" sx={{ color: 'primary.main' }}>
        {title}
      </Typography>
      <Box
        sx={{
          marginBlockStart: 1.5,
          display: 'grid',
          justifyItems: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
