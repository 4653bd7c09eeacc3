import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { seldom } from './seldom';

/**
 * The shape of what is still on its way, which pages from a server never show at first. It takes the room of a window,
 * so that what follows is not seen to jump.
 */
export function loadingShape<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Shape = seldom(load);
  return function LoadingShape(props: Props) {
    return (
      <Box sx={{ minHeight: '100vh' }}>
        <Shape {...props} />
      </Box>
    );
  };
}
