import { lazyHydrate } from '@/components/lazyHydrate';

/** Print styles and letterhead; code-split, because screens do not show them. */
export const Print = lazyHydrate(
  'print',
  async () => (await import('./PrintParts')).PrintParts,
  null,
);
