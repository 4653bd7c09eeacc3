import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

export interface SectionProps {
  children: ReactNode;
  /** Names the section for assistive technology: the id of its heading. */
  labelledBy?: string;
  ground?: keyof typeof GROUNDS;
}

const GROUNDS = {
  ivory: 'background.default',
  white: 'background.paper',
  sand: 'sand.main',
} as const;

/** A band of the page: ground, vertical air and content width. */
export function Section({ children, labelledBy, ground = 'ivory' }: SectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
      sx={{ bgcolor: GROUNDS[ground], paddingBlock: fluid(64, 120) }}
    >
      <Container>{children}</Container>
    </Box>
  );
}
