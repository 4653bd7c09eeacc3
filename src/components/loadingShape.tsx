import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { PageLoading } from './PageLoading';
import { seldom } from './seldom';

/**
 * The shape of what is still on its way, which pages from a server never show at first. It takes the room of a window,
 * so that what follows is not seen to jump.
 */
export function loadingShape<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // The page itself may well arrive: a shape that cannot be fetched must not take it along.
  const Shape = seldom<Props>(() => load().catch(() => PageLoading));
  return function LoadingShape(props: Props) {
    return (
      <Box sx={{ minHeight: '100vh' }}>
        <Shape {...props} />
      </Box>
    );
  };
}
