import Drawer from '@mui/material/Drawer';
import { alpha, styled, useTheme } from '@mui/material/styles';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { deliberately } from '@/lib/deliberately';
import { easeOut, layout, motion } from '@/theme/tokens';
import { CartPanel } from './CartPanel';
import { sharedMessages } from './sharedMessages';

const ICON_PX = 44;

/** Reaches from the icon to the bar's lower edge, so that the pointer never leaves on its way down. */
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
  // The height that the specification gives (§2).
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
  onClose: () => void;
}

/** The cart panel where it opens: below the icon, or as a sheet from the bottom of a phone. */
export function CartPopup({ id, onClose }: CartPopupProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  if (isPhone) {
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={deliberately(onClose)}
        slotProps={{
          paper: {
            id,
            'aria-label': sharedMessages.title,
            sx: { maxHeight: '80vh', bgcolor: 'background.paper' },
          },
        }}
      >
        <CartPanel onClose={onClose} />
      </Drawer>
    );
  }
  return (
    <Bridge>
      <Popup id={id} role="dialog" aria-label={sharedMessages.title}>
        <CartPanel onClose={onClose} />
      </Popup>
    </Bridge>
  );
}
