import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

type Ground = 'ivory' | 'white' | 'sand' | 'night';

export interface SectionProps {
  children: ReactNode;
  /** Names the section for assistive technology: the id of its heading. */
  labelledBy?: string;
  id?: string;
  ground?: Ground;
  /** `text` keeps lines readable, `full` lets pictures run to the edges. */
  width?: 'content' | 'text' | 'full';
}

const GROUNDS: Record<Ground, SxProps<Theme>> = {
  ivory: { bgcolor: 'background.default' },
  white: { bgcolor: 'background.paper' },
  sand: { bgcolor: 'sand.main' },
  night: { bgcolor: 'night.main', color: 'night.contrastText' },
};

/** A band of the page: ground, vertical air and content width. */
export function Section({
  children,
  labelledBy,
  id,
  ground = 'ivory',
  width = 'content',
}: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={[{ paddingBlock: fluid(64, 120) }, ...[GROUNDS[ground]].flat()]}
    >
      {width === 'full' ? (
        children
      ) : (
        <Container maxWidth={false} sx={{ maxWidth: width === 'text' ? 720 + 48 : 1280 + 64 }}>
          {children}
        </Container>
      )}
    </Box>
  );
}
