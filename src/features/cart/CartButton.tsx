import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { lazy, memo, Suspense, useEffect, useId, useRef } from 'react';
import { selectCart, selectCartCount, useCartSubscription } from '@/api/cart';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { CartIcon } from '@/components/icons/CartIcon';
import { useHistoryOverlay, type HistoryOverlay } from '@/hooks/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { CartLinkOnly } from './CartLinkOnly';
import { sharedMessages } from './messages';
import { useHoverPopup } from './useHoverPopup';

const icon = <CartIcon />;
const LOADING = { position: 'absolute', insetBlockStart: '100%', insetInlineEnd: 13 };

const load = () => import('./loadedCart');

const CartBadge = lazy(async () => ({ default: (await load()).CartBadge }));

const CartAnnouncer = lazy(async () => ({ default: (await load()).CartAnnouncer }));

const CartPopup = lazy(async () => ({
  default: (await import('./CartPopup')).CartPopup,
}));

// Memoised, because the hook of the sheet renders with each navigation.
const CartControl = memo(function CartControl({ isOpen: isSheet, open, close }: HistoryOverlay) {
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
  const isOpen = isSheet || popup.isOpen;
  const handleClick = () => {
    if (!isPhone()) {
      popup.press();
      return;
    }
    refresh();
    open();
  };

  useEffect(() => {
    // Beside the request for the cart. Without the chunk, the icon has no number.
    if (isSignedIn) load().catch(() => undefined);
  }, [isSignedIn]);

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
        {isLoaded ? (
          <ErrorBoundary fallback={icon}>
            <Suspense fallback={icon}>
              <CartBadge>{icon}</CartBadge>
            </Suspense>
          </ErrorBoundary>
        ) : (
          icon
        )}
      </IconButton>
      {isLoaded && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <CartAnnouncer />
          </Suspense>
        </ErrorBoundary>
      )}
      {isOpen && (
        <ErrorBoundary fallback={<CartLinkOnly id={popupId} onClose={popup.dismiss} />}>
          <Suspense
            fallback={
              <Box sx={LOADING}>
                <CircularProgress size={18} aria-label={t(sharedMessages.loading)} />
              </Box>
            }
          >
            <CartPopup id={popupId} isSheet={isSheet} onClose={isSheet ? close : popup.dismiss} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
});

/** Cart icon with item count; opens the cart panel on hover, focus and click, on phones as a sheet (product 8.3). */
export function CartButton() {
  return <CartControl {...useHistoryOverlay('cart')} />;
}
