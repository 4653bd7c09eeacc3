import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface PlaceOrderButtonProps {
  isSending: boolean;
  /** Total with currency; absent until the cart is loaded. */
  amountDue?: string;
  /** Id of the reason for the disabled button. */
  blockedBy?: string;
}

/** Amount and submit button; shows 'Loading...' and is disabled while sending (product 9.7). */
export function PlaceOrderButton({ isSending, amountDue, blockedBy }: PlaceOrderButtonProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    // Browsers drop the focus of a button that becomes disabled.
    if (wasSending.current && !isSending) button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <>
      {amountDue !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            justifyContent: 'space-between',
            alignItems: 'baseline',
            borderBlockStart: '1px solid',
            borderColor: 'divider',
            paddingBlockStart: 2,
          }}
        >
          <Typography component="span">{t(messages.toPay)}</Typography>
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
        {t(isSending ? messages.sending : messages.placeOrder)}
      </Button>
    </>
  );
}
