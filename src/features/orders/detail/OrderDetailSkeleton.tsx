import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

const ROWS = ['first', 'second'];

/** Skeleton of totals, payment and address. */
export function OrderBlocksSkeleton() {
  const t = useTranslate();
  return (
    <Skeleton
      role="status"
      aria-label={t(messages.orderLoading)}
      sx={{ height: { xs: 420, sm: 280 } }}
    />
  );
}

/** Skeleton of the order page. */
export function OrderDetailSkeleton() {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t(messages.orderLoading)}>
      <Skeleton sx={{ width: 200, height: 20, marginBlock: 1.5 }} />
      <Skeleton sx={{ width: 'min(420px, 80%)', height: 56, marginBlockStart: { xs: 1, md: 3 } }} />
      <Skeleton
        sx={{ width: 180, height: 20, marginBlockStart: 1.5, marginBlockEnd: { xs: 4, md: 6 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 427px) 1fr' },
          gap: { xs: 5, md: 8 },
        }}
      >
        <Skeleton sx={{ height: 560, display: { xs: 'none', md: 'block' } }} />
        <div>
          {ROWS.map((row) => (
            <Box key={row} sx={{ display: 'flex', gap: 2.5, paddingBlock: 2.5 }}>
              <Skeleton sx={{ width: 88, height: 88 }} />
              <Skeleton sx={{ width: '50%', height: 24 }} />
            </Box>
          ))}
          <Skeleton sx={{ height: 140, marginBlockStart: 4 }} />
        </div>
      </Box>
    </Box>
  );
}
