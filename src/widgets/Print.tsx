import { lazyHydrate } from '@/components/lazyHydrate';

/** Letterhead of the printed page; code-split, because screens do not show them. */
export const Print = lazyHydrate(
  'print',
  async () => (await import('./Letterhead')).Letterhead,
  null,
);
