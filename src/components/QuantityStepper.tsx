import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useRef, type MouseEvent } from 'react';
import type { LineUnit } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { MinusIcon, PlusIcon } from './icons';
import { quantityMessages, unitMessages } from './messages';

export interface QuantityStepperProps {
  quantity: number;
  /** Name of the product, for the button labels. */
  label: string;
  /** Unit after the quantity (product 5.7). */
  soldAs?: LineUnit;
  isBusy?: boolean;
  onIncrement: () => void;
  onDecrement: () => void;
  max?: number;
}

const MAX_QUANTITY = 99;

/** Quantity with minus and plus buttons; the buttons stay focusable while busy. */
export function QuantityStepper(props: QuantityStepperProps) {
  const t = useTranslate();
  const { quantity, label, soldAs, isBusy = false, onIncrement, onDecrement } = props;
  const { max = MAX_QUANTITY } = props;
  const words = soldAs && unitMessages[soldAs];
  const isFull = quantity >= max;
  const wasPressed = useRef(false);
  const unlessBlocked =
    (isBlocked: boolean, act: () => void) =>
    ({ detail }: MouseEvent) => {
      // Ignores the second click of a double click on Add to Cart, which the stepper replaces.
      if (detail <= 1) wasPressed.current = true;
      if (wasPressed.current && !isBlocked) act();
    };
  return (
    <Box
      role="group"
      aria-label={t(quantityMessages.quantityOf, { what: label })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.25,
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={t(quantityMessages.decrease, { what: label })}
        aria-disabled={isBusy}
        onClick={unlessBlocked(isBusy, onDecrement)}
      >
        <MinusIcon />
      </IconButton>
      <Box sx={{ minWidth: 40, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        <output aria-live="off" aria-label={words && t(words.spoken, { quantity })}>
          {isBusy ? (
            <CircularProgress size={18} aria-label={t(quantityMessages.updating)} />
          ) : (
            quantity
          )}
        </output>
        {words && <span aria-hidden>{` ${t(words.unit, { quantity })}`}</span>}
      </Box>
      <IconButton
        aria-label={t(quantityMessages.increase, { what: label })}
        aria-disabled={isBusy || isFull}
        onClick={unlessBlocked(isBusy || isFull, onIncrement)}
      >
        <PlusIcon />
      </IconButton>
    </Box>
  );
}
