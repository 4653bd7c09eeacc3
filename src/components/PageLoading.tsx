import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { messages } from './messages';

/**
 * Fallback while the chunk of a page or the session loads; the spinner appears after 300 ms. As high as the window, so
 * that the footer does not visibly move.
 */
export function PageLoading() {
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
      <CircularProgress aria-label={messages.loading} />
    </Box>
  );
}
