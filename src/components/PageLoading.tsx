import Box from '@mui/material/Box';
import { Spinner } from '@/theme/Spinner';
import { messages } from './messages';

/**
 * Stands in for a page whose code or session is still on its way; shows nothing for the first moment. As high as the
 * window, so that the footer is not seen to jump when the page comes.
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
      <Spinner label={messages.loading} />
    </Box>
  );
}
