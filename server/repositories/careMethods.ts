import type { CareMethod } from '../../src/contract/facets.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Queryable } from '../db/open.ts';

/** How products are cleaned, by id, as far as it is known. */
export async function careMethodsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, CareMethod>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'attributes'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, attributes }) => {
      const { careMethod } = JSON.parse(attributes) as ProductAttributes;
      return careMethod === undefined ? [] : [[id, careMethod] as const];
    }),
  );
}
