import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { messages } from './messages';

const LINES = ['first', 'second', 'third'];

/** The cart's lines before they are known, in their final shape. */
export function CartSkeleton() {
  return (
    <Box aria-busy="true" aria-label={messages.loading} role="status">
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
          <Skeleton height={88} />
          <Box>
            <Skeleton height={22} width="60%" />
            <Skeleton height={16} width="30%" sx={{ marginBlockStart: 1 }} />
            <Skeleton height={28} width={120} sx={{ marginBlockStart: 1.5 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
