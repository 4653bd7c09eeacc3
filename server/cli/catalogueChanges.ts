import type { CatalogueContent } from '../catalogue/catalogueShape.ts';
import type { Queryable } from '../db/open.ts';
import { countCarts } from '../repositories/countCarts.ts';
import type { CatalogueChanges } from '../repositories/writeCatalogue.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import { table } from './print.ts';
import type { Print } from './print.ts';

/** Products that an import adds, changes and deletes, by id. */
export interface ProductChanges {
  added: string[];
  changed: string[];
  /** With the number of carts in which each lies. */
  gone: { id: string; carts: number }[];
}

/** Compares the products of the shop with those of an import. */
export async function compareProducts(
  db: Queryable,
  before: Pick<CatalogueContent, 'products'>,
  after: Pick<CatalogueContent, 'products'>,
): Promise<ProductChanges> {
  const textsOf = ({ products }: Pick<CatalogueContent, 'products'>) =>
    new Map(products.map((product) => [product.id, canonicalJson(product)]));
  const [old, now] = [textsOf(before), textsOf(after)];
  const gone = [...old.keys()].filter((id) => !now.has(id));
  const carts = await countCarts(db, gone);
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    changed: [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => id),
    gone: gone.map((id) => ({ id, carts: carts.get(id) ?? 0 })),
  };
}

const MAX_LISTED_IDS = 10;

/** The first of some ids. */
export function listIds(ids: readonly string[]): string {
  const more = ids.length > MAX_LISTED_IDS ? ', …' : '';
  return ids.slice(0, MAX_LISTED_IDS).join(', ') + more;
}

function printProducts({ added, changed, gone }: ProductChanges, print: Print): void {
  const line = (what: string, ids: readonly string[]): void => {
    if (ids.length > 0) print(`${what} products: ${ids.length} (${listIds(ids)})`);
  };
  line('New', added);
  line('Changed', changed);
  const inCarts = gone.toSorted((a, b) => b.carts - a.carts);
  line(
    'Gone',
    inCarts.map(({ id, carts }) => (carts === 0 ? id : `${id} in ${carts} carts`)),
  );
}

/** Prints what an import changes, or that it changes nothing. @returns whether it changes anything */
export function printChanges(
  { tables, lost }: CatalogueChanges,
  products: ProductChanges,
  print: Print,
): boolean {
  const rows = Object.entries(tables)
    .filter(([, change]) => change.added + change.changed + change.removed > 0)
    .map(([name, { added, changed, removed }]) => [
      name.replaceAll('_', ' '),
      ...[added, changed, removed].map(String),
    ]);
  if (rows.length === 0) {
    print('No changes.');
    return false;
  }
  table(['', 'ADDED', 'CHANGED', 'REMOVED'], rows).forEach(print);
  printProducts(products, print);
  if (lost.reviews > 0) print(`${lost.reviews} reviews of removed products are deleted.`);
  if (lost.cartLines > 0) print(`${lost.cartLines} cart lines with removed sizes are deleted.`);
  if (lost.finishedWindows > 0)
    print(`${lost.finishedWindows} finished windows in carts are unavailable now.`);
  return true;
}
