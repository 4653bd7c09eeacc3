import type { ProductAttributes } from '../../src/contract/facets.ts';

/** Metres of a cloth in Dubai, from the stored attributes; `undefined` when the shop does not say. */
export const stockOf = (attributes: string): number | undefined =>
  (JSON.parse(attributes) as ProductAttributes).stock;
