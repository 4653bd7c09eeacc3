import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** Skeleton of a product card. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton sx={{ aspectRatio: '1 / 1', height: 'auto' }} />
      <Box sx={{ display: 'grid', gap: 0.5, paddingBlockStart: 1.75 }}>
        <Typography variant="h4" component="div">
          <Skeleton variant="text" width="72%" />
        </Typography>
        <Typography variant="body2" component="div">
          <Skeleton variant="text" width="88%" />
        </Typography>
        <Typography component="div">
          <Skeleton variant="text" width="36%" />
        </Typography>
      </Box>
    </div>
  );
}
