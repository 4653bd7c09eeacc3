import Skeleton from '@mui/material/Skeleton';

/** The shape of a picture card on its way. */
export function CardSkeleton({ ratio }: { ratio: string }) {
  return (
    <li>
      <Skeleton sx={{ aspectRatio: ratio, height: 'auto' }} />
      <Skeleton sx={{ marginBlockStart: 2, width: '55%', height: 32 }} />
      <Skeleton sx={{ marginBlockStart: 1.5, width: '90%', height: 20 }} />
      <Skeleton sx={{ marginBlockStart: 1, width: '70%', height: 20 }} />
    </li>
  );
}
