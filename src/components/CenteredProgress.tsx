import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

export interface CenteredProgressProps {
  /** Hidden for the first 300 ms, when a fast response needs no progress. */
  isDelayed?: boolean;
}

/** Progress in the middle of the window; clicks go through it. */
export function CenteredProgress({ isDelayed = false }: CenteredProgressProps) {
  const t = useTranslate();
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        '@keyframes appear': { from: { visibility: 'hidden' } },
        animation: isDelayed ? 'appear 300ms' : undefined,
      }}
    >
      <CircularProgress aria-label={t(messages.loading)} />
    </Box>
  );
}
