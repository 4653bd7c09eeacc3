import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '@/i18n/useTranslate';
import { HeroFrame } from './HeroFrame';
import { belowFoldMessages } from '../messages';

/** Skeleton of the carousel (product 3.2). */
export function HeroSkeleton() {
  const t = useTranslate();
  return (
    <HeroFrame role="status" aria-label={t(belowFoldMessages.loadingHero)}>
      <Skeleton sx={{ height: 'auto' }} />
    </HeroFrame>
  );
}
