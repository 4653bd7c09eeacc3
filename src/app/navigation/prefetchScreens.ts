import type { AppStore } from '@/store/makeStore';
import { prefetchOnIntent } from './prefetchOnIntent';
import { prefetchWhenIdle } from './prefetchWhenIdle';

/** Prefetches the screens that the current one links to (product 2.14). Returns the cancel function. */
export function prefetchScreens(store: AppStore): () => void {
  const stops = [prefetchOnIntent(store), prefetchWhenIdle(store)];
  return () => stops.forEach((stop) => stop());
}
