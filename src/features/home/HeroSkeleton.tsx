import Skeleton from '@mui/material/Skeleton';
import { HeroFrame } from './HeroFrame';
import { lowerMessages } from './lowerMessages';

/** The carousel on its way: a shimmer (spec §4). */
export function HeroSkeleton() {
  return (
    <HeroFrame role="status" aria-label={lowerMessages.loadingHero}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}
