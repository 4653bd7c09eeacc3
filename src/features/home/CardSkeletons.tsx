import Skeleton from '@mui/material/Skeleton';

export interface CardSkeletonsProps {
  count: number;
  /** CSS aspect ratio of the pictures to come. */
  ratio: string;
}

/** List items in the shape of cards that are still on their way. */
export function CardSkeletons({ count, ratio }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true" data-testid="skeleton">
      <Skeleton sx={{ aspectRatio: ratio, height: 'auto' }} />
      <Skeleton variant="text" width="70%" sx={{ marginBlockStart: 2, fontSize: '1.5rem' }} />
      <Skeleton variant="text" width="40%" />
    </li>
  ));
}
