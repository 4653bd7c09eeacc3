import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

/** Container of the order list and the order detail page. */
export function OrdersPageContainer({ children }: { children: ReactNode }) {
  return (
    <Container
      sx={{
        paddingBlockStart: fluid(16, 48),
        paddingBlockEnd: fluid(64, 120),
      }}
    >
      {children}
    </Container>
  );
}
