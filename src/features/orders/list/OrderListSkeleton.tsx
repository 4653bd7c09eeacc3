import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

/** Keys of the skeleton cards (product 12.5). */
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Skeleton of the order list. */
export function OrderListSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(messages.listLoading)} sx={{ display: 'grid', gap: 2 }}>
      {SKELETONS.map((key) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '248px 1fr 120px' },
            gap: 3,
            alignItems: 'center',
            padding: 3,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Skeleton sx={{ width: 160, height: 76 }} />
          <Box>
            <Skeleton sx={{ width: '40%', height: 26 }} />
            <Skeleton sx={{ width: '70%', height: 20, marginBlockStart: 1 }} />
          </Box>
          <Skeleton sx={{ width: 96, height: 48 }} />
        </Box>
      ))}
    </Box>
  );
}
