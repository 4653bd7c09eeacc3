import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Skeletons of three closed questions (product 12.5). */
export function FaqSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      {['78%', '56%', '67%'].map((width) => (
        <Box
          key={width}
          data-testid="question-skeleton"
          sx={{
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            paddingBlock: 2.5,
            minHeight: 64,
          }}
        >
          <Skeleton sx={{ width, height: 28 }} />
        </Box>
      ))}
    </Box>
  );
}
