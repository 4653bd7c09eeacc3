import type { ReactNode } from 'react';
import { Container } from '@/components/Container';
import { fluid } from '@/theme/tokens';

/** Width and air of the two screens of the orders; what is worked with starts close below the head. */
export function OrdersSpace({ children }: { children: ReactNode }) {
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
