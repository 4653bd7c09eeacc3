import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { listMissingArabic } from '../catalogue/checkArabic.ts';
import { listIds } from './catalogueChanges.ts';
import { pricesHeadline } from './priceVersion.ts';
import type { Print } from './print.ts';

/** Prints which records have no Arabic texts, one line per kind. @returns whether there are any */
export function printMissingArabic(content: CatalogueContent, print: Print): boolean {
  const kinds = listMissingArabic(content);
  for (const { kind, total, missing } of kinds) {
    const name = kind.replaceAll('_', ' ');
    print(`Without Arabic: ${missing.length} of ${total} ${name} (${listIds(missing)})`);
  }
  return kinds.length > 0;
}

/** Prints which products no filter finds. */
function printMissingAttributes({ products }: CatalogueContent, print: Print): void {
  const missing = products.filter(({ attributes }) => attributes === undefined);
  if (missing.length === 0) return;
  const ids = listIds(missing.map(({ id }) => id));
  print(`Without attributes: ${missing.length} of ${products.length} products (${ids})`);
}

/** Prints what the pages of categories do not show. */
function printUnreachable({ categories, products }: CatalogueContent, print: Print): void {
  for (const { id: category } of categories) {
    const outside = products
      .filter((product) => product.category === category && product.subCategories.length === 0)
      .map(({ id }) => id);
    if (outside.length > 0)
      print(
        `${outside.length} products of ${category} are in no sub-category, and its page shows only sub-categories (${listIds(outside)})`,
      );
  }
  const used = new Set(products.flatMap(({ subCategories }) => subCategories));
  const empty = categories
    .flatMap(({ subCategories }) => subCategories.map(({ id }) => id))
    .filter((id) => !used.has(id));
  if (empty.length > 0)
    print(`Sub-categories without products: ${empty.length} (${listIds(empty)})`);
}

/** Prints that what is made to measure has the prices of the example. */
function printSamplePrices({ products, priceTable }: CatalogueContent, print: Print): void {
  if (priceTable?.sample === true && products.some(({ madeToMeasure }) => madeToMeasure))
    print(pricesHeadline(priceTable));
}

/** Prints what is no error in a valid catalogue, but probably not what its owner wants. */
export function printWarnings(content: CatalogueContent, print: Print): void {
  printMissingAttributes(content, print);
  printUnreachable(content, print);
  printSamplePrices(content, print);
}
