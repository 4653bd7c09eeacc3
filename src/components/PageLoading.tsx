import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { messages } from './messages';

/** Stands in for a page whose code or session is still on its way; shows nothing for the first moment. */
export function PageLoading() {
  return (
    <Box
      sx={{
        minHeight: '80vh',
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
