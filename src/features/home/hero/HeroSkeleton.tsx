import Skeleton from '@mui/material/Skeleton';
import { HeroFrame } from './HeroFrame';
import { belowFoldMessages } from '../belowFoldMessages';

/** Skeleton of the carousel (product 3.2). */
export function HeroSkeleton() {
  return (
    <HeroFrame role="status" aria-label={belowFoldMessages.loadingHero}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}
