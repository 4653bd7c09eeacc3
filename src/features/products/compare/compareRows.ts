import { parseAttributes } from '@/api/parsers/attributes';
import type { ProductFacts } from '@/api/productDetails';
import type { ReactNode } from 'react';
import type { Translate } from '@/i18n/createI18n';
import { attributeFacts } from '../attributes/attributeFacts';
import { factMessages } from '../attributes/messages';

/** What is known of one product; `undefined` until it is loaded. */
export type CompareCell =
  | {
      /** Decides whether products differ, and is shown without `content`; empty when not known. */
      text: string;
      content?: ReactNode;
      /** What the text means. */
      hint?: string;
      /** Ids of the colours that the text names. */
      colours?: readonly string[];
    }
  | undefined;

/** A line of the comparison, with a cell for each product. */
export interface CompareRow {
  name: string;
  cells: readonly CompareCell[];
}

/** Facts in the order of the comparison: what decides first, then the figures for sewing. */
const FACTS = [
  factMessages.colour,
  factMessages.opacity,
  factMessages.material,
  factMessages.care,
  factMessages.widths,
  factMessages.stock,
  factMessages.sideways,
  factMessages.pattern,
  factMessages.repeat,
  factMessages.weight,
  factMessages.shrinkage,
  factMessages.rooms,
];

/** Rows of the facts that at least one product has (product 5.15). */
export function factRows(
  t: Translate,
  products: readonly (ProductFacts | undefined)[],
): CompareRow[] {
  const facts = products.map(
    (product) => product && attributeFacts(t, parseAttributes(product.attributes)),
  );
  const lightName = t(factMessages.opacity);
  return FACTS.map((message) => t(message))
    .filter((name) => facts.some((known) => known?.some((fact) => fact.name === name)))
    .map((name) => ({
      name,
      cells: facts.map((known): CompareCell => {
        if (known === undefined) return undefined;
        const { value = '', hint, colours } = known.find((fact) => fact.name === name) ?? {};
        // Only the hint of the light is about the value; the others explain the term.
        return { text: value, hint: name === lightName ? hint : undefined, colours };
      }),
    }));
}

/** Whether products differ in what is known of them. */
export function isDifferent({ cells }: CompareRow): boolean {
  const known = cells.flatMap((cell) =>
    cell === undefined || cell.text === '' ? [] : [cell.text],
  );
  return new Set(known).size > 1;
}
