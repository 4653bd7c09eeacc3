import Box from '@mui/material/Box';
import { SkeletonBar } from '@/components/SkeletonBar';
import { sharedMessages } from './sharedMessages';

const LINES = ['first', 'second', 'third'];

/** The cart's lines before they are known, in their final shape. */
export function CartSkeleton() {
  return (
    <Box aria-busy="true" aria-label={sharedMessages.loading} role="status">
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
          <SkeletonBar sx={{ height: 88 }} />
          <Box>
            <SkeletonBar sx={{ height: 22, width: '60%' }} />
            <SkeletonBar sx={{ height: 16, width: '30%', marginBlockStart: 1 }} />
            <SkeletonBar sx={{ height: 28, width: 120, marginBlockStart: 1.5 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
