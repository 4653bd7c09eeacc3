import Drawer from '@mui/material/Drawer';
import { alpha, styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { OverlayLinks } from '@/hooks/navigation/OverlayLinks';
import { useTranslate } from '@/i18n/useTranslate';
import { easeOut, layout, motion } from '@/theme/tokens';
import { CartPanel } from './CartPanel';
import { sharedMessages } from './shared/messages';

const ICON_PX = 44;

/** Covers the gap between icon and panel, to keep the hover state. */
const Bridge = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: theme.zIndex.modal,
  paddingBlockStart: (layout.topBar - ICON_PX) / 2,
}));

const Popup = styled('div')(({ theme }) => ({
  display: 'flex',
  width: 440,
  // Product 8.3.
  maxHeight: '80vh',
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: `0 12px 40px ${alpha(theme.palette.night.main, 0.14)}`,
  animation: `cart-appear ${motion.quick}ms ${easeOut}`,
  '@keyframes cart-appear': { from: { opacity: 0, transform: 'translateY(-8px)' } },
}));

export interface CartPopupProps {
  id: string;
  /** Bottom drawer of phones. */
  isSheet?: boolean;
  onClose: () => void;
}

/**
 * Cart panel below the icon; a bottom drawer on phones.
 * MUI's `Popover` is modal: it would trap focus and cover the page on hover.
 */
export function CartPopup({ id, isSheet = false, onClose }: CartPopupProps) {
  const t = useTranslate();
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };
  if (isSheet) {
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={ignoreDoubleClick(onClose)}
        slotProps={{
          paper: {
            id,
            'aria-label': t(sharedMessages.title),
            sx: { maxHeight: '80vh', bgcolor: 'background.paper' },
          },
        }}
      >
        <OverlayLinks onClose={onClose}>
          <CartPanel onClose={onClose} />
        </OverlayLinks>
      </Drawer>
    );
  }
  return (
    <Bridge>
      <Popup id={id} role="dialog" aria-label={t(sharedMessages.title)} onClick={closeOnLink}>
        <CartPanel onClose={onClose} />
      </Popup>
    </Bridge>
  );
}
