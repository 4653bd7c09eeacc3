/** How a cloth reflects light, as in the contract (src/contract/facets.ts). */
export type ClothClass = 'matte' | 'velvet' | 'jacquard' | 'satin' | 'sheer';

/** Flat, square image of one whole repeat of a cloth, as in the contract. */
export interface ClothTile {
  /** Path on the host of the storefront. */
  image: string;
  /** Millimetres of cloth that the image shows. */
  width: number;
  cloth: ClothClass;
}
