import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

/** Props of an overlay that stays in its stage and leaves the focus and the scrolling of the page alone. */
export const staged = (container: HTMLElement) => ({
  open: true,
  container,
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
});

/** A small window of its own for an overlay, which covers the stage instead of the page. */
export function Stage({
  height,
  children,
}: {
  height: number;
  children: (container: HTMLElement) => ReactNode;
}) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <Box
      ref={setContainer}
      sx={{
        position: 'relative',
        width: 1,
        height,
        overflow: 'hidden',
        bgcolor: 'sand.main',
        // Fixed positions inside relate to it.
        transform: 'translateZ(0)',
      }}
    >
      {container && children(container)}
    </Box>
  );
}
