import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

/** Fallback while a page chunk or the session loads; one viewport high, to keep the footer out of view. */
export function PageLoading() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        '@keyframes appear': { to: { opacity: 1 } },
        '& > *': { opacity: 0, animation: 'appear 200ms 300ms forwards' },
      }}
    >
      <CircularProgress aria-label={t(messages.loading)} />
    </Box>
  );
}
