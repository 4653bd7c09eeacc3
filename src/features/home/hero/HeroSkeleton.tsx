import Skeleton from '@mui/material/Skeleton';
import { HeroFrame } from './HeroFrame';
import { lowerMessages } from '../lowerMessages';

/** Skeleton of the carousel (product 3.2). */
export function HeroSkeleton() {
  return (
    <HeroFrame role="status" aria-label={lowerMessages.loadingHero}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}
