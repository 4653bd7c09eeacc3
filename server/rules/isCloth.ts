import type { Material, ProductAttributes } from '../../src/contract/facets.ts';

const HARD: readonly Material[] = ['wood', 'aluminium'];

/** Whether a product is made of a cloth that the shop can cut a sample of; not of an unknown material. */
export const isCloth = ({ material }: Pick<ProductAttributes, 'material'>): boolean =>
  material !== undefined && !HARD.includes(material);
