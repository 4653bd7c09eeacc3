import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';

export interface PlaceOrderButtonProps {
  isSending: boolean;
  /** What is to pay, currency first; absent until the cart is known. */
  amountDue?: string;
  /** Id of the text that says why no order can be placed; the button is disabled then. */
  blockedBy?: string;
}

/** The amount to pay and the submit button; reads 'Loading...' and is disabled while sending (product 9.7). */
export function PlaceOrderButton({ isSending, amountDue, blockedBy }: PlaceOrderButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    // Browsers drop the focus of a button that gets disabled.
    if (wasSending.current && !isSending) button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <>
      {amountDue !== undefined && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            borderBlockStart: '1px solid',
            borderColor: 'divider',
            paddingBlockStart: 2,
          }}
        >
          <Typography component="span">{messages.toPay}</Typography>
          <Typography
            component="bdi"
            variant="h3"
            sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}
          >
            {amountDue}
          </Typography>
        </Box>
      )}
      <Button
        ref={button}
        type="submit"
        size="large"
        fullWidth
        disabled={isSending || blockedBy !== undefined}
        aria-describedby={blockedBy}
      >
        {isSending ? messages.sending : messages.placeOrder}
      </Button>
    </>
  );
}
