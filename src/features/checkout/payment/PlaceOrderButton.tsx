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

/** Submit button with the amount; shows 'Loading...' and is disabled while sending (product 9.7). */
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
    <Button
      ref={button}
      type="submit"
      size="large"
      fullWidth
      disabled={isSending || blockedBy !== undefined}
      aria-describedby={blockedBy}
      sx={{ flexWrap: 'wrap', columnGap: 1, fontVariantNumeric: 'lining-nums tabular-nums' }}
    >
      <span>{t(isSending ? messages.sending : messages.placeOrder)}</span>
      {!isSending && amountDue !== undefined && (
        <>
          {' '}
          <bdi>{amountDue}</bdi>
        </>
      )}
    </Button>
  );
}
