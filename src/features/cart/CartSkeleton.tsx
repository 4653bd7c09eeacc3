import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { sharedMessages } from './shared/messages';

const LINES = ['first', 'second', 'third'];

/** Skeleton of the cart lines. */
export function CartSkeleton() {
  const t = useTranslate();
  return (
    <Box aria-busy="true" aria-label={t(sharedMessages.loading)} role="status">
      {LINES.map((line) => (
        <Box
          key={line}
          aria-hidden="true"
          sx={{
            display: 'grid',
            gridTemplateColumns: '88px 1fr',
            columnGap: 2,
            paddingBlock: 2.5,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton sx={{ height: 88 }} />
          <Box>
            <Skeleton sx={{ height: 22, width: '60%' }} />
            <Skeleton sx={{ height: 16, width: '30%', marginBlockStart: 1 }} />
            <Skeleton sx={{ height: 28, width: 120, marginBlockStart: 1.5 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
