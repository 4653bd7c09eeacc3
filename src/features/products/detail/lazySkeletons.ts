import { lazy } from 'react';

const load = () => import('./ProductDetailSkeleton');

/** Loads the skeletons, which server HTML does not contain, before a link opens a product. */
export function preloadSkeletons(): void {
  load().catch(() => undefined); // Rendering one retries.
}

export const PriceSkeleton = lazy(async () => ({ default: (await load()).PriceSkeleton }));
export const OfferSkeleton = lazy(async () => ({ default: (await load()).OfferSkeleton }));
export const DescriptionSkeleton = lazy(async () => ({
  default: (await load()).DescriptionSkeleton,
}));
export const ProductDetailSkeleton = lazy(async () => ({
  default: (await load()).ProductDetailSkeleton,
}));
