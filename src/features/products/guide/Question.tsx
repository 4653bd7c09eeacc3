import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface QuestionProps {
  legend: string;
  children: ReactNode;
}

/** A question of the guide: a group of native controls with its legend. */
export function Question({ legend, children }: QuestionProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography variant="h4" component="legend" sx={{ padding: 0, marginBlockEnd: 1.5 }}>
        {legend}
      </Typography>
      {children}
    </Box>
  );
}
