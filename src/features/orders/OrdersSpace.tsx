import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { fluid } from '@/theme/tokens';

/** Width and air of the two screens of the orders; what is worked with starts close below the head. */
export function OrdersSpace({ children }: { children: ReactNode }) {
  return (
    <Container
      maxWidth={false}
      sx={{
        maxWidth: 1344,
        paddingBlockStart: fluid(16, 48),
        paddingBlockEnd: fluid(64, 120),
      }}
    >
      {children}
    </Container>
  );
}
