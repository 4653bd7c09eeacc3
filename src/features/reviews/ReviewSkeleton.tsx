import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Skeleton of a review. */
export function ReviewSkeleton() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Skeleton variant="circular" sx={{ width: 44, height: 44, flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="text" width="20%" />
        <Skeleton variant="text" />
        <Skeleton variant="text" width="85%" />
      </Box>
    </Box>
  );
}
