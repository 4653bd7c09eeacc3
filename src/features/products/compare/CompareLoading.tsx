import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { compareMessages } from './messages';

/** Shown until the shortlist is restored. */
export function CompareLoading() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(compareMessages.loading)} sx={{ minHeight: '60vh' }}>
      <Skeleton variant="rectangular" height={320} />
    </Box>
  );
}
