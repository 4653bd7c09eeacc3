import type { CartItem } from '../../src/contract/cart.ts';
import type { Translated } from '../../src/contract/common.ts';
import type { Product } from '../../src/contract/products.ts';
import type { RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';

/** Finds the translations of records by id. */
export type FindTexts = <Kind extends TextKind>(
  kind: Kind,
  ids: readonly string[],
) => Promise<Map<string, RecordTexts[Kind]>>;

/** A record with translated texts; without any, the English record with `lang`. */
export function applyTexts<Item extends Translated>(
  item: Item,
  texts: Partial<Item> | undefined,
): Item {
  return texts === undefined ? { ...item, lang: DEFAULT_LANGUAGE } : { ...item, ...texts };
}

/** Translates records of one kind. @param idOf id in `catalogue_texts` */
export async function translateRecords<Texts, Item extends Translated>(
  items: readonly Item[],
  find: (ids: readonly string[]) => Promise<Map<string, Texts>>,
  idOf: (item: Item, index: number) => string,
  textsOf: (texts: Texts) => Partial<Item>,
): Promise<Item[]> {
  const ids = items.map(idOf);
  const found = await find(ids);
  return items.map((item, index) => {
    const texts = found.get(ids[index] ?? '');
    return applyTexts(item, texts && textsOf(texts));
  });
}

/** Translates products and their sizes. */
export async function translateProducts<Item extends Product>(
  products: readonly Item[],
  find: FindTexts,
): Promise<Item[]> {
  const productIds = products.map(({ _id }) => _id);
  const sizeIds = products.flatMap(({ sizes }) => sizes.map(({ _id }) => _id));
  const texts = await find('products', productIds);
  const labels = await find('product_sizes', sizeIds);
  return products.map((product) => {
    const found = texts.get(product._id);
    const names = found && { name: found.name, imageAlts: found.imageAlts };
    const sizes = product.sizes.map((size) => {
      const label = labels.get(size._id)?.label;
      return applyTexts(size, label === undefined ? undefined : { size: label });
    });
    return { ...product, ...applyTexts<Product>(product, names), sizes };
  });
}

/** Translates the names and sizes of cart lines. */
export async function translateCart(
  items: readonly CartItem[],
  find: FindTexts,
): Promise<CartItem[]> {
  const productIds = items.map(({ productId }) => productId);
  const sizeIds = items.map(({ sizeId }) => sizeId);
  const texts = await find('products', productIds);
  const labels = await find('product_sizes', sizeIds);
  return items.map((item) => {
    const name = texts.get(item.productId)?.name;
    const size = labels.get(item.sizeId)?.label;
    return {
      ...applyTexts(item, name === undefined ? undefined : { name }),
      ...(size === undefined ? { sizeLang: DEFAULT_LANGUAGE } : { size }),
    };
  });
}
