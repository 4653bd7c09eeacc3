import type { Colour } from '@/contract/facets';

/** Colours of the dots beside the names of colours (product 5.10). */
export const swatches: Readonly<Record<Colour, string>> = {
  white: '#F7F3EA',
  beige: '#D9C7A7',
  grey: '#9A9A98',
  black: '#23211F',
  brown: '#6F4E37',
  green: '#5C7350',
  blue: '#3F6487',
  purple: '#6B4E7D',
  pink: '#D8A3A6',
  red: '#8E2430',
  orange: '#C0602F',
  yellow: '#DDB53F',
  gold: '#BF9A4A',
};
