import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export interface CardSkeletonsProps {
  count: number;
  /** CSS aspect ratio of the images. */
  ratio: string;
  /** Lines of text below the title. */
  lines?: number;
}

/** Skeleton list items in the shape of image cards. */
export function CardSkeletons({ count, ratio, lines = 1 }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_card, card) => (
    <li key={card} aria-hidden="true" data-testid="skeleton">
      <Skeleton sx={{ aspectRatio: ratio, height: 'auto' }} />
      <Typography variant="h3" component="div" sx={{ marginBlock: '16px 8px' }}>
        <Skeleton variant="text" width="60%" />
      </Typography>
      {Array.from({ length: lines }, (_line, line) => (
        <Skeleton key={line} variant="text" width={line === lines - 1 ? '40%' : '90%'} />
      ))}
    </li>
  ));
}
