import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { selectCartLineKeys } from '@/api/cart';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { EmptyState } from '@/components/EmptyState';
import type { SignInIntent } from '@/lib/signInIntent';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { CartLines } from './CartLines';
import { CartTotals } from './CartTotals';
import { messages } from './messages';
import { sharedMessages } from './shared/messages';

const intent: SignInIntent = { returnTo: paths.cart };

/** Replaces the cart when signed out; the cart is not fetched before sign-in (product 8.4). */
function CartSignIn() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.signInTitle)}
      help={t(messages.signInHelp)}
      action={
        <Button component={LinkBehavior} href={paths.login} state={intent}>
          {t(messages.signIn)}
        </Button>
      }
    />
  );
}

const Bar = styled('div')(({ theme }) => ({
  flexShrink: 0,
  paddingInline: theme.spacing(3),
  paddingBlock: theme.spacing(2),
  borderBlock: `0 solid ${theme.palette.divider}`,
}));

export interface CartPanelProps {
  onClose: () => void;
}

/** Content of the cart panel: scrollable lines, subtotal and links to cart and checkout. */
export function CartPanel({ onClose }: CartPanelProps) {
  const t = useTranslate();
  const headingId = useId();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasLines = useAppSelector((state) => selectCartLineKeys(state).length > 0);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}>
      <Bar sx={{ display: 'flex', alignItems: 'center', borderBlockEndWidth: 1, paddingBlock: 1 }}>
        <Typography id={headingId} variant="h4" component="h2" tabIndex={-1} sx={{ flexGrow: 1 }}>
          {t(sharedMessages.title)}
        </Typography>
        <IconButton aria-label={t(messages.close)} edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <Box
        sx={{ overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0, paddingInline: 3 }}
      >
        {isSignedIn ? <CartLines headingId={headingId} /> : <CartSignIn />}
      </Box>
      {isSignedIn && hasLines && (
        <Bar sx={{ borderBlockStartWidth: 1 }}>
          <CartTotals isSubTotalOnly />
          <Box
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, paddingBlockStart: 1 }}
          >
            <Button href={paths.cart} variant="outlined">
              {t(sharedMessages.viewCart)}
            </Button>
            <Button href={paths.checkout}>{t(messages.checkout)}</Button>
          </Box>
        </Bar>
      )}
    </Box>
  );
}
