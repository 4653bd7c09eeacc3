import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Legend = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBlockEnd: 12,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500, color: theme.palette.text.primary },
}));

export interface ChipFieldsetProps {
  legend: ReactNode;
  children: ReactNode;
}

/** Radio chips with their question. */
export function ChipFieldset({ legend, children }: ChipFieldsetProps) {
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0, displayPrint: 'none' }}
    >
      <Legend>{legend}</Legend>
      {children}
    </Box>
  );
}
