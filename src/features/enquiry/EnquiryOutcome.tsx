import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { EnquiryAnswer } from '@/lib/enquiryDoubts';
import { enquiryMessages } from './messages';

export interface EnquiryOutcomeProps {
  isSent: boolean;
  /** How the shop can answer what was sent. */
  answer: EnquiryAnswer;
  hasFailed: boolean;
  /** Error message of the server. */
  reason?: string;
}

/** Result of the last submit; success receives focus, because the reset form loses it. */
export function EnquiryOutcome({ isSent, answer, hasFailed, reason }: EnquiryOutcomeProps) {
  const t = useTranslate();
  const thanks = useRef<HTMLParagraphElement>(null);

  // Before the card of the visit looks what has focus (`useUncoveredFocus`).
  useLayoutEffect(() => {
    if (isSent) thanks.current?.focus({ preventScroll: true });
  }, [isSent]);

  if (isSent) {
    return (
      <Typography ref={thanks} role="status" tabIndex={-1} sx={{ fontWeight: 500 }}>
        {t(enquiryMessages.sentHelp[answer])}
      </Typography>
    );
  }
  if (!hasFailed) return null;
  return (
    <Typography role="alert" color="error">
      {reason === undefined
        ? t(enquiryMessages.failed)
        : `${reason} ${t(enquiryMessages.failedBecause)}`}
    </Typography>
  );
}
