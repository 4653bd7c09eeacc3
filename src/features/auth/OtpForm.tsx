import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import { useSecondsLeft } from '@/hooks/useSecondsLeft';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { OtpBoxes, type OtpBoxesHandle } from './OtpBoxes';
import { OtpCountdown } from './OtpCountdown';
import { firstEmptyBox } from './otpDigits';
import { OTP_SECONDS } from './rules';
import { useOtp } from './useOtp';

export interface OtpFormProps {
  email: string;
  /** Expiry of the code, in ms since 1970. */
  deadline: number;
  onResent: (deadline: number) => void;
}

/** Code form with six boxes, Verify, countdown and Resend OTP (product 10.2). */
export function OtpForm({ email, deadline, onResent }: OtpFormProps) {
  const t = useTranslate();
  const boxes = useRef<OtpBoxesHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const resendButton = useRef<HTMLButtonElement>(null);
  const secondsLeft = useSecondsLeft(deadline, OTP_SECONDS);
  const isExpired = secondsLeft === 0;
  const { digits, isInvalid, isVerifying, isResending, edit, verify, resend } = useOtp({
    email,
    onResent,
    onNeedsDigits: (now) => boxes.current?.focusBox(firstEmptyBox(now)),
  });

  useEffect(() => {
    if (isExpired) {
      const active = document.activeElement;
      const isFocusLost = active === null || active === document.body;
      if (isFocusLost || form.current?.contains(active)) resendButton.current?.focus();
    } else boxes.current?.focusBox(0);
  }, [isExpired]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isExpired) verify();
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit}>
      <OtpBoxes
        ref={boxes}
        digits={digits}
        onChange={edit}
        isDisabled={isExpired}
        isInvalid={isInvalid}
      />
      <Box sx={{ marginBlock: 2 }}>
        <OtpCountdown secondsLeft={secondsLeft} />
      </Box>
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={isExpired}
        loading={isVerifying}
        loadingPosition="start"
      >
        {t(messages.verify)}
      </Button>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          marginBlockStart: 3,
        }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
          {t(isExpired ? messages.askAgain : messages.notReceived)}
        </Typography>
        <Button
          ref={resendButton}
          variant="text"
          aria-disabled={isResending}
          aria-busy={isResending}
          onClick={ignoreDoubleClick(resend)}
          sx={{ opacity: isResending ? 0.5 : 1 }}
        >
          {t(messages.resend)}
        </Button>
      </Box>
    </Box>
  );
}
