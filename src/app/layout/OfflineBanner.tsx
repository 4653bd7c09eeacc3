import Box from '@mui/material/Box';
import { useIsOffline } from '@/hooks/useIsOffline';
import { messages } from './messages';

/** Says once that the browser is offline; what cannot load refers to it (product 12.7). */
export function OfflineBanner() {
  if (!useIsOffline()) return null;
  return (
    <Box
      role="status"
      sx={{
        bgcolor: 'night.main',
        color: 'night.contrastText',
        typography: 'body2',
        textAlign: 'center',
        padding: 1,
        displayPrint: 'none',
      }}
    >
      {messages.offline}
    </Box>
  );
}
