import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { messages } from './messages';

const ROWS = ['first', 'second'];

/** The order page in its final shape, while the order is on its way. */
export function OrderDetailSkeleton() {
  return (
    <Box role="status" aria-label={messages.orderLoading}>
      <Skeleton width={200} height={20} sx={{ marginBlock: 1.5 }} />
      <Skeleton width="min(420px, 80%)" height={56} sx={{ marginBlockStart: { xs: 1, md: 3 } }} />
      <Skeleton
        width={180}
        height={20}
        sx={{ marginBlockStart: 1.5, marginBlockEnd: { xs: 4, md: 6 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 427px) 1fr' },
          gap: { xs: 5, md: 8 },
        }}
      >
        <Skeleton height={560} sx={{ display: { xs: 'none', md: 'block' } }} />
        <div>
          {ROWS.map((row) => (
            <Box key={row} sx={{ display: 'flex', gap: 2.5, paddingBlock: 2.5 }}>
              <Skeleton width={88} height={88} />
              <Skeleton width="50%" height={24} />
            </Box>
          ))}
          <Skeleton height={140} sx={{ marginBlockStart: 4 }} />
        </div>
      </Box>
    </Box>
  );
}
