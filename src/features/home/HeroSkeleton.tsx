import Skeleton from '@mui/material/Skeleton';
import { HeroFrame } from './HeroFrame';
import { homeMessages } from './messages';

/** The carousel on its way: a shimmer (spec §4). */
export function HeroSkeleton() {
  return (
    <HeroFrame role="status" aria-label={homeMessages.loadingHero}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}
