import Box from '@mui/material/Box';
import { useIsOffline } from '@/hooks/useIsOffline';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

/** Says once that the browser is offline; what cannot load refers to it (product 12.7). */
export function OfflineBanner() {
  const t = useTranslate();
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
      {t(messages.offline)}
    </Box>
  );
}
