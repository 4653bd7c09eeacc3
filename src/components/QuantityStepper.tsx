import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, type MouseEvent } from 'react';
import { Spinner } from '@/theme/Spinner';
import { MinusIcon, PlusIcon } from './icons';

export interface QuantityStepperProps {
  quantity: number;
  /** What is counted, for the names of the buttons. */
  label: string;
  isBusy?: boolean;
  onIncrement: () => void;
  onDecrement: () => void;
  max?: number;
}

const MAX_QUANTITY = 99;

/** Minus, number, plus. While busy the number gives way to a spinner; the buttons stay so that focus stays. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, label, isBusy = false, onIncrement, onDecrement, max = MAX_QUANTITY } = props;
  const isFull = quantity >= max;
  const wasPressed = useRef(false);
  const unlessBlocked =
    (isBlocked: boolean, act: () => void) =>
    ({ detail }: MouseEvent) => {
      // A stepper that has taken the place of Add to Cart meets the second half of a double click first.
      if (detail <= 1) wasPressed.current = true;
      if (wasPressed.current && !isBlocked) act();
    };
  return (
    <Box
      role="group"
      aria-label={`Quantity of ${label}`}
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
        aria-label={`Decrease quantity of ${label}`}
        aria-disabled={isBusy}
        onClick={unlessBlocked(isBusy, onDecrement)}
      >
        <MinusIcon />
      </IconButton>
      <Box
        component="output"
        aria-live="off"
        sx={{ minWidth: 40, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {isBusy ? <Spinner size={18} label="Updating" /> : quantity}
      </Box>
      <IconButton
        aria-label={`Increase quantity of ${label}`}
        aria-disabled={isBusy || isFull}
        onClick={unlessBlocked(isBusy || isFull, onIncrement)}
      >
        <PlusIcon />
      </IconButton>
    </Box>
  );
}
