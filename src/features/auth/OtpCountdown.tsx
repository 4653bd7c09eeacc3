import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatCountdown } from '@/lib/dates';
import { messages } from './messages';

/** Screen reader announcement at one minute, 30 and 10 seconds, instead of every second. */
function announcementFor(secondsLeft: number): string {
  if (secondsLeft > 60) return '';
  if (secondsLeft > 30) return messages.secondsLeft.minute;
  return secondsLeft > 10 ? messages.secondsLeft.half : messages.secondsLeft.last;
}

/** Time left for the code, as mm:ss (product 10.4). */
export function OtpCountdown({ secondsLeft }: { secondsLeft: number }) {
  const isExpired = secondsLeft === 0;
  return (
    <Box sx={{ minHeight: 28 }}>
      {!isExpired && (
        <Typography color="textSecondary" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {messages.timeLeft} <Box component="strong">{formatCountdown(secondsLeft)}</Box>
        </Typography>
      )}
      <Typography role="status" color="error" component="p" sx={{ fontWeight: 500 }}>
        {isExpired ? (
          messages.timeExpired
        ) : (
          <Box component="span" sx={visuallyHidden}>
            {announcementFor(secondsLeft)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
