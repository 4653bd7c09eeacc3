import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

export interface SectionProps {
  children: ReactNode;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  ground?: keyof typeof GROUNDS;
  /** Anchor of links to the section. */
  id?: string;
  /** Leaves the section out of print. */
  isScreenOnly?: boolean;
}

const GROUNDS = {
  ivory: 'background.default',
  white: 'background.paper',
  sand: 'sand.main',
} as const;

/** Page section with background, vertical padding and content width. */
export function Section({
  children,
  labelledBy,
  ground = 'ivory',
  id,
  isScreenOnly,
}: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={{
        bgcolor: GROUNDS[ground],
        paddingBlock: fluid(40, 120),
        displayPrint: isScreenOnly === true ? 'none' : undefined,
      }}
    >
      <Container>{children}</Container>
    </Box>
  );
}
