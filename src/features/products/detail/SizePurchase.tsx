import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Button } from '@/components/Button';
import { messages as components, unitMessages } from '@/components/messages';
import { QuantityStepper } from '@/components/QuantityStepper';
import type { CartAction } from '@/contract/cart';
import type { Size } from '@/contract/products';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { useKeepFocus } from './useKeepFocus';

export interface SizePurchaseProps {
  productName: string;
  /** The chosen size; `undefined` when the product has none. */
  size: Size | undefined;
  /** A cart request for this size is pending. */
  isBusy: boolean;
  onAdd: () => void;
  onAct: (action: CartAction) => void;
  /** `bar` shows only the button or stepper. */
  layout?: 'column' | 'bar';
  ref?: Ref<HTMLDivElement>;
}

function unavailableReason(t: Translate, size: Size | undefined): string | undefined {
  if (size === undefined) return t(messages.noSizes);
  return Number.isFinite(size.price) ? undefined : t(messages.priceOnRequest);
}

/** Add to Cart, or the quantity stepper once this size is in the cart (product 5.5). */
export function SizePurchase(props: SizePurchaseProps) {
  const t = useTranslate();
  const { productName, size, isBusy, onAdd, onAct, layout = 'column', ref } = props;
  const isInCart = size?.isAddedCart === true;
  const soldAs = size?.soldAs;
  const { box, trackPress } = useKeepFocus<HTMLDivElement>(isInCart);
  const comma = t(components.comma);
  const label = size === undefined ? productName : productName + comma + size.size;
  const reason = unavailableReason(t, size);
  const isColumn = layout === 'column';
  const handleAdd = () => {
    if (isBusy) return;
    trackPress();
    onAdd();
  };
  const handleAct = (action: CartAction) => () => {
    trackPress();
    onAct(action);
  };

  return (
    <Box ref={ref} sx={{ displayPrint: 'none' }}>
      <Box ref={box} sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: 52 }}>
        {isInCart ? (
          <QuantityStepper
            quantity={Math.max(1, size.quantity)}
            label={label}
            soldAs={soldAs}
            isBusy={isBusy}
            onIncrement={handleAct('increment')}
            onDecrement={handleAct('decrement')}
          />
        ) : (
          <Button
            size="large"
            fullWidth
            disabled={reason !== undefined}
            aria-disabled={isBusy}
            aria-description={soldAs ? label + comma + t(unitMessages[soldAs].per) : label}
            startIcon={
              isBusy && (
                <CircularProgress size={18} color="inherit" aria-label={t(messages.adding)} />
              )
            }
            onClick={handleAdd}
          >
            {t(messages.addToCart)}
          </Button>
        )}
        {isInCart && isColumn && (
          <Button href={paths.cart} variant="text">
            {t(messages.viewCart)}
          </Button>
        )}
      </Box>
      {isColumn && reason !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}
