import type { MadeToMeasure } from './madeToMeasure.ts';
import type { PriceTable } from './priceTable.ts';

interface Product {
  id: string;
  sizes: readonly { id: string; soldAs?: string }[];
  madeToMeasure?: MadeToMeasure;
}

function problemsOf({ id, sizes, madeToMeasure }: Product, table: PriceTable): string[] {
  if (madeToMeasure?.kind !== 'curtain') return [];
  const { cloth, headings, linings } = madeToMeasure;
  const byMetre = new Set(
    sizes.filter(({ soldAs }) => soldAs === 'metre').map(({ id: size }) => size),
  );
  const unknown = cloth.filter(({ size }) => !byMetre.has(size));
  const plain = headings.filter((heading) =>
    linings.every((lining) => table.curtain.making[heading][lining] === undefined),
  );
  const unused = linings.filter((lining) =>
    headings.every((heading) => table.curtain.making[heading][lining] === undefined),
  );
  return [
    ...unknown.map(
      ({ size }) => `${id} has cloth of the size ${size}, which it does not sell by the metre`,
    ),
    ...plain.map((heading) => `${id} has the heading ${heading}, which has no price`),
    ...unused.map((lining) => `${id} has the lining ${lining}, which has no price`),
  ];
}

/** Problems of what is made to measure that concern several records; empty when there are none. */
export function madeToMeasureProblems(
  products: readonly Product[],
  table: PriceTable | undefined,
): { path: string; message: string }[] {
  const empty = products.filter(
    ({ sizes, madeToMeasure }) => sizes.length + Number(madeToMeasure !== undefined) === 0,
  );
  const inProducts = empty.map(({ id }) => `${id} has neither sizes nor madeToMeasure`);
  const at = (path: string) => (message: string) => ({ path, message });
  if (table === undefined) {
    const made = products.filter(({ madeToMeasure }) => madeToMeasure !== undefined);
    const needing = made.map(({ id }) => `${id} is made to measure, which needs a priceTable`);
    return [...inProducts, ...needing].map(at('products'));
  }
  const unpriced = products.flatMap((product) => problemsOf(product, table));
  return [...inProducts, ...unpriced].map(at('products'));
}
