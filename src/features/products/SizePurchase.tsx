import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { QuantityStepper } from '@/components/QuantityStepper';
import type { CartAction } from '@/contract/cart';
import type { Size } from '@/contract/products';
import { paths } from '@/lib/paths';
import { Spinner } from '@/theme/Spinner';
import { messages } from './messages';
import { useKeepFocus } from './useKeepFocus';

export interface SizePurchaseProps {
  productName: string;
  /** The chosen size; `undefined` when the product has none. */
  size: Size | undefined;
  /** A change of this size in the cart is on its way. */
  isBusy: boolean;
  onAdd: () => void;
  onAct: (action: CartAction) => void;
  /** `bar` leaves out everything but the control itself. */
  layout?: 'column' | 'bar';
  ref?: Ref<HTMLDivElement>;
}

function reasonAgainst(size: Size | undefined): string | undefined {
  if (size === undefined) return messages.noSizes;
  return Number.isFinite(size.price) ? undefined : messages.priceOnRequest;
}

/** Add to Cart, or the quantity stepper in its place once this size is in the cart (spec §4). */
export function SizePurchase(props: SizePurchaseProps) {
  const { productName, size, isBusy, onAdd, onAct, layout = 'column', ref } = props;
  const isInCart = size?.isAddedCart === true;
  const { box, notePress } = useKeepFocus<HTMLDivElement>(isInCart);
  const label = size === undefined ? productName : `${productName}, ${size.size}`;
  const reason = reasonAgainst(size);
  const isColumn = layout === 'column';
  const handleAdd = () => {
    if (isBusy) return;
    notePress();
    onAdd();
  };
  const handleAct = (action: CartAction) => () => {
    notePress();
    onAct(action);
  };

  return (
    <Box ref={ref} sx={{ displayPrint: 'none' }}>
      <Box ref={box} sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: 52 }}>
        {isInCart ? (
          <QuantityStepper
            quantity={Math.max(1, size.quantity)}
            label={label}
            isBusy={isBusy}
            onIncrement={handleAct('increment')}
            onDecrement={handleAct('decrement')}
          />
        ) : (
          <Button
            size="large"
            fullWidth={isColumn}
            disabled={reason !== undefined}
            aria-disabled={isBusy}
            aria-description={label}
            startIcon={isBusy && <Spinner size={18} isInherited label={messages.adding} />}
            onClick={handleAdd}
          >
            {messages.addToCart}
          </Button>
        )}
        {isInCart && isColumn && (
          <Button component={Link} to={paths.cart} variant="text">
            {messages.viewCart}
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
