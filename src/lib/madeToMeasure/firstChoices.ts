import type { Heading, Lining } from './priceTable.ts';
import type { BlindProduct, Control, CurtainProduct } from './product.ts';

/** The first value that a product has, of those in the order in which we recommend them. */
const firstOf = <Value>(recommended: readonly Value[], offered: readonly Value[], none: Value) =>
  recommended.find((value) => offered.includes(value)) ?? offered[0] ?? none;

/** What is chosen of a curtain before the customer changes anything; a lining only if it is not made without (product 16.13). */
export const firstOfCurtain = ({ headings, linings }: CurtainProduct) => ({
  heading: firstOf<Heading>(['wave', 'triple', 'double'], headings, 'wave'),
  lining: firstOf<Lining>(['none'], linings, 'none'),
});

/** The same of a blind. */
export const firstOfBlind = ({ controls }: BlindProduct) => ({
  control: firstOf<Control>(['chain', 'wand'], controls, 'chain'),
});
