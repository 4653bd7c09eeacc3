import type { SoldAs } from '@/contract/products';

interface UnitMessages {
  /** After the price of one, as in `95 AED per metre`. */
  per: string;
  /** After the lowest price of a product, as in `from 95 AED a metre`. */
  each: string;
  /** After a quantity, as in `6 m`. */
  unit: (quantity: number) => string;
  /** The same in full, for assistive technology: `6 metres`. */
  spoken: (quantity: number) => string;
}

const countable = (one: string, several: string) => (quantity: number) =>
  quantity === 1 ? one : several;

/** Texts about the unit in which a size is sold (product 5.7). */
export const unitMessages: Readonly<Record<SoldAs, UnitMessages>> = {
  metre: {
    per: 'per metre',
    each: 'a metre',
    unit: () => 'm',
    spoken: countable('metre', 'metres'),
  },
  panel: {
    per: 'per panel',
    each: 'a panel',
    unit: countable('panel', 'panels'),
    spoken: countable('panel', 'panels'),
  },
  blind: {
    per: 'per blind',
    each: 'a blind',
    unit: countable('blind', 'blinds'),
    spoken: countable('blind', 'blinds'),
  },
};
