import { lazy } from 'react';

const load = () => import('./ProductListSkeleton');

/** Loads the skeleton, which server HTML does not contain, before a link opens a list. */
export function preloadListSkeleton(): void {
  load().catch(() => undefined); // Rendering it retries.
}

export const ProductListSkeleton = lazy(async () => ({
  default: (await load()).ProductListSkeleton,
}));
