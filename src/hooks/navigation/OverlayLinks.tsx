import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { ReplaceContext } from '@/theme/LinkBehavior';

export interface OverlayLinksProps {
  /** Closes the overlay. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Content of an overlay with its own history entry (`useHistoryOverlay`). Links replace that entry, so that Back from
 * their page does not reopen the overlay; a link to the current page only closes it.
 */
export function OverlayLinks({ onClose, children }: OverlayLinksProps) {
  const url = useHref(useLocation());
  const closeOnCurrentPage = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== url) return;
    event.preventDefault();
    onClose();
  };
  return (
    <ReplaceContext value>
      <Box onClickCapture={closeOnCurrentPage} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </ReplaceContext>
  );
}
