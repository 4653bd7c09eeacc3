import { loadingShape } from '@/components/loadingShape';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Hero } from './Hero';
import { homeMessages } from './messages';
import type { HomeData } from './useHomeData';

const HeroSkeleton = loadingShape(
  async () => (await import(/* webpackChunkName: "skeletons" */ './HeroSkeleton')).HeroSkeleton,
);

/** Head of the page: its one h1 and the carousel, a shimmer until the slides are known (spec §4). */
export function HomeHero({ home }: { home: HomeData }) {
  const isKnown = home.data !== undefined || home.hasFailed;
  return (
    <>
      <VisuallyHidden as="h1">{homeMessages.title}</VisuallyHidden>
      {isKnown ? <Hero banners={home.data?.webBanners ?? []} /> : <HeroSkeleton />}
    </>
  );
}
