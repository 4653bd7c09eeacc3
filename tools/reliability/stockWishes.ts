import type { Db } from '../../server/db/open.ts';
import type { CatalogueContent } from '../../server/catalogue/catalogueFile.ts';
import { readCatalogue } from '../../server/repositories/readCatalogue.ts';
import type { Secrets } from '../../server/secrets.ts';
import { stockUrlOf } from '../../server/stock/stockKey.ts';

/** A cloth that the seed has none of. */
export const MISSING_CLOTH = 'zabeel-emerald-velvet';
/** Metres that an import brings. */
const METRES = 12;

/** A request to hear of the missing cloth. */
export const wishOf = (email: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ productId: MISSING_CLOTH, email }),
});

/** Path of the page of a wish, as its mail has it; `undefined` without a wish. */
export async function wishPage(
  db: Db,
  secrets: Pick<Secrets, 'hash'>,
  email: string,
): Promise<string | undefined> {
  const wish = await db
    .selectFrom('stock_watches')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return wish && stockUrlOf(secrets, wish.id, '');
}

/** The press on the page that confirms a wish. */
export const confirmation = () => ({
  method: 'POST',
  body: new URLSearchParams({ action: 'confirm' }),
});

/** The catalogue with the missing cloth in stock, or with none of it. */
export async function catalogueWith(db: Db, isBack: boolean): Promise<CatalogueContent> {
  const content = await readCatalogue(db);
  const stock = isBack ? METRES : 0;
  return {
    ...content,
    products: content.products.map((product) =>
      product.id === MISSING_CLOTH
        ? { ...product, attributes: { ...product.attributes, stock } }
        : product,
    ),
  };
}
