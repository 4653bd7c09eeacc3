import { madeToMeasure } from './madeToMeasure.ts';
import { priceTable } from './priceTable.ts';
import type { PriceTable } from './priceTable.ts';
import type { Path, Problem } from './problems.ts';

interface Product {
  id?: string | undefined;
  sizes?: readonly { id?: string | undefined; soldAs?: string | undefined }[] | undefined;
  /** Checked only if it is valid by itself. */
  madeToMeasure?: unknown;
}

function problemsOf(
  { id = '', sizes = [], ...product }: Product,
  at: Path,
  table: PriceTable | undefined,
) {
  const { data: made } = madeToMeasure.safeParse(product.madeToMeasure);
  if (made?.kind !== 'curtain') return [];
  const { cloth, headings, linings } = made;
  const byMetre = new Set(
    sizes.filter(({ soldAs }) => soldAs === 'metre').map(({ id: size }) => size),
  );
  const making = table?.curtain.making;
  const problem = (key: string, index: number, message: string): Problem => ({
    path: [...at, 'madeToMeasure', key, index],
    message: `${id} has ${message}`,
  });
  return [
    ...cloth.flatMap(({ size }, index) =>
      byMetre.has(size)
        ? []
        : problem('cloth', index, `cloth of the size ${size}, which it does not sell by the metre`),
    ),
    ...headings.flatMap((heading, index) =>
      making === undefined || linings.some((lining) => making[heading][lining] !== undefined)
        ? []
        : problem('headings', index, `the heading ${heading}, which has no price`),
    ),
    ...linings.flatMap((lining, index) =>
      making === undefined || headings.some((heading) => making[heading][lining] !== undefined)
        ? []
        : problem('linings', index, `the lining ${lining}, which has no price`),
    ),
  ];
}

/**
 * Problems of what is made to measure that concern several records; empty when there are none.
 * @param table a price table; without any, nothing can be made to measure, and an invalid one has no prices to look for
 */
export function madeToMeasureProblems(products: readonly Product[], table: unknown): Problem[] {
  const { data: prices } = priceTable.safeParse(table);
  return products.flatMap((product, index): Problem[] => {
    const at = ['products', index];
    const { id = '', sizes = [] } = product;
    if (product.madeToMeasure === undefined)
      return sizes.length > 0
        ? []
        : [{ path: [...at, 'sizes'], message: `${id} has neither sizes nor madeToMeasure` }];
    if (table === undefined) {
      const message = `${id} is made to measure, which needs a priceTable`;
      return [{ path: [...at, 'madeToMeasure'], message }];
    }
    return problemsOf(product, at, prices);
  });
}
