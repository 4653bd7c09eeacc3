import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { formatCountdown } from '@/lib/dates';
import { messages } from './messages';

/** Screen reader announcement at one minute, 30 and 10 seconds, instead of every second. */
function announcementFor(t: Translate, secondsLeft: number): string {
  if (secondsLeft > 60) return '';
  if (secondsLeft > 30) return t(messages.secondsLeft.minute);
  return t(secondsLeft > 10 ? messages.secondsLeft.half : messages.secondsLeft.last);
}

/** Time left for the code, as mm:ss (product 10.4). */
export function OtpCountdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useTranslate();
  const isExpired = secondsLeft === 0;
  return (
    <Box sx={{ minHeight: 28 }}>
      {!isExpired && (
        <Typography color="textSecondary" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <span>{t(messages.timeLeft)}</span>{' '}
          <Box component="strong">{formatCountdown(secondsLeft)}</Box>
        </Typography>
      )}
      <Typography role="status" color="error" component="p" sx={{ fontWeight: 500 }}>
        {isExpired ? (
          t(messages.timeExpired)
        ) : (
          <Box component="span" sx={visuallyHidden}>
            {announcementFor(t, secondsLeft)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
