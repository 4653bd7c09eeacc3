import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense, useId, useRef, type ComponentType } from 'react';
import { selectCartCount, useCartSubscription } from '@/api/cart';
import { CartIcon } from '@/components/icons';
import { matchesMedia } from '@/hooks/useMediaQuery';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { Spinner } from '@/theme/Spinner';
import { CartCount } from './CartCount';
import { CartLinkOnly } from './CartLinkOnly';
import { sharedMessages } from './sharedMessages';
import { useHoverPopup } from './useHoverPopup';

const WAITING = { position: 'absolute', insetBlockStart: '100%', insetInlineEnd: 13 };

const CartPopup = lazy(() =>
  import(/* webpackChunkName: "cart-panel" */ './CartPopup')
    .then(({ CartPopup: Popup }) => ({ default: Popup }))
    .catch(() => ({ default: CartLinkOnly })),
);

// Its words are an aid: the cart goes on working when their code cannot be fetched.
const CartAnnouncer = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "cart-announcer" */ './CartAnnouncer')
    .then(({ CartAnnouncer: Announcer }) => ({ default: Announcer }))
    .catch(() => ({ default: () => null })),
);

/** The cart in the top bar: its count, and its panel on hover, focus and press (spec §2). */
export function CartButton() {
  const control = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const { breakpoints } = useTheme();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { refetch } = useCartSubscription(undefined, { skip: !isSignedIn });
  const count = useAppSelector(selectCartCount);
  const { isOpen, dismiss, press, areaProps } = useHoverPopup({
    control,
    opensOnHover: () => !matchesMedia(breakpoints.down('md')),
    onOpen: () => {
      if (isSignedIn) void refetch();
    },
  });

  return (
    <Box {...areaProps} sx={{ position: 'relative' }}>
      <IconButton
        ref={control}
        aria-label={sharedMessages.buttonLabel(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={press}
      >
        <CartIcon />
        <CartCount count={count} />
      </IconButton>
      {isSignedIn && (
        <Suspense>
          <CartAnnouncer />
        </Suspense>
      )}
      {isOpen && (
        <Suspense
          fallback={
            <Box sx={WAITING}>
              <Spinner size={18} label={sharedMessages.loading} />
            </Box>
          }
        >
          <CartPopup id={popupId} onClose={dismiss} />
        </Suspense>
      )}
    </Box>
  );
}
