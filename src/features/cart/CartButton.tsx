import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { selectCart, selectCartCount, useCartSubscription } from '@/api/cart';
import { CartIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { CartLinkOnly } from './CartLinkOnly';
import { sharedMessages } from './shared/messages';
import { useHoverPopup } from './useHoverPopup';

const icon = <CartIcon />;
const LOADING = { position: 'absolute', insetBlockStart: '100%', insetInlineEnd: 13 };

const CartBadge = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './CartBadge')).CartBadge,
  { pending: icon, failed: icon },
);

const CartAnnouncer = lazyPart(
  async () => (await import(/* webpackChunkName: "late" */ './CartAnnouncer')).CartAnnouncer,
);

function CartProgress() {
  const t = useTranslate();
  return (
    <Box sx={LOADING}>
      <CircularProgress size={18} aria-label={t(sharedMessages.loading)} />
    </Box>
  );
}

const CartPopup = lazyPart(async () => (await import('./CartPopup')).CartPopup, {
  pending: <CartProgress />,
  failed: ({ id, onClose }) => <CartLinkOnly id={id} onClose={onClose} />,
});

/** Cart icon with item count; opens the cart panel on hover, focus and click, on phones as a sheet (product 8.3). */
export function CartButton() {
  const t = useTranslate();
  const control = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const { breakpoints } = useTheme();
  const phone = breakpoints.down('md').replace('@media ', '');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { refetch } = useCartSubscription(undefined, { skip: !isSignedIn });
  const count = useAppSelector(selectCartCount);
  // Only a loaded cart is counted and announced. Suspending earlier would pause hydration of the page for 300 ms, the
  // interval at which React reveals Suspense boundaries.
  const isLoaded = useAppSelector((state) => selectCart(state) !== undefined);
  const label =
    count === 0 ? t(sharedMessages.emptyButtonLabel) : t(sharedMessages.buttonLabel, { count });
  const isPhone = () => window.matchMedia(phone).matches;
  const refresh = () => {
    if (isSignedIn) void refetch();
  };
  const popup = useHoverPopup({ control, opensOnHover: () => !isPhone(), onOpen: refresh });
  const sheet = useHistoryOverlay('cart');
  const isOpen = sheet.isOpen || popup.isOpen;
  const handleClick = () => {
    if (!isPhone()) {
      popup.press();
      return;
    }
    refresh();
    sheet.open();
  };

  return (
    <Box {...popup.areaProps} sx={{ position: 'relative' }}>
      <IconButton
        ref={control}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={handleClick}
      >
        {isLoaded ? <CartBadge>{icon}</CartBadge> : icon}
      </IconButton>
      {isLoaded && <CartAnnouncer />}
      {isOpen && (
        <CartPopup
          id={popupId}
          isSheet={sheet.isOpen}
          onClose={sheet.isOpen ? sheet.close : popup.dismiss}
        />
      )}
    </Box>
  );
}
