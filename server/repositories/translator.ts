import type { CartItem } from '../../src/contract/cart.ts';
import type { Language, Translated } from '../../src/contract/common.ts';
import type { Product } from '../../src/contract/products.ts';
import type { RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import type { Queryable } from '../db/open.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { findTexts } from './catalogueTexts.ts';

/** Translates records to one language. Those without a translation stay English and get `lang`. */
export function createTranslator(db: Queryable, lang: Language) {
  const isEnglish = lang === DEFAULT_LANGUAGE;
  /** Names the language of an English text, unless English was requested. */
  const inEnglish = isEnglish ? undefined : DEFAULT_LANGUAGE;

  /** Finds translations by record id; there are none to English, in which records are stored. */
  const find = async <Kind extends TextKind>(kind: Kind, ids: readonly string[]) =>
    isEnglish ? new Map<string, RecordTexts[Kind]>() : findTexts(db, { kind, lang, ids });

  /** A record with translated texts; without any, the English record. */
  const apply = <Item extends Translated>(item: Item, texts: Partial<Item> | undefined): Item => {
    if (texts !== undefined) return { ...item, ...texts };
    return inEnglish ? { ...item, lang: inEnglish } : item;
  };

  /** Translates records of one kind. @param idOf id in `catalogue_texts` */
  const records = async <Kind extends TextKind, Item extends Translated>(
    kind: Kind,
    items: readonly Item[],
    idOf: (item: Item, index: number) => string,
    textsOf: (texts: RecordTexts[Kind]) => Partial<Item>,
  ): Promise<Item[]> => {
    const ids = items.map(idOf);
    const found = await find(kind, ids);
    return items.map((item, index) => {
      const texts = found.get(ids[index] ?? '');
      return apply(item, texts && textsOf(texts));
    });
  };

  /** Translates products and their sizes. */
  const products = async <Item extends Product>(items: readonly Item[]): Promise<Item[]> => {
    const sizeIds = items.flatMap(({ sizes }) => sizes.map(({ _id }) => _id));
    const texts = await find(
      'products',
      items.map(({ _id }) => _id),
    );
    const labels = await find('product_sizes', sizeIds);
    return items.map((product) => {
      const found = texts.get(product._id);
      const names = found && { name: found.name, imageAlts: found.imageAlts };
      const sizes = product.sizes.map((size) => {
        const found = labels.get(size._id);
        return apply(size, found && { size: found.label });
      });
      return { ...product, ...apply<Product>(product, names), sizes };
    });
  };

  /** Translates the names and sizes of cart lines. */
  const cartItems = async (items: readonly CartItem[]): Promise<CartItem[]> => {
    const productIds = items.map(({ productId }) => productId);
    const sizeIds = items.map(({ sizeId }) => sizeId);
    const texts = await find('products', productIds);
    const labels = await find('product_sizes', sizeIds);
    return items.map((item) => {
      const found = texts.get(item.productId);
      const size = labels.get(item.sizeId)?.label;
      return {
        ...apply(item, found && { name: found.name }),
        ...(size !== undefined ? { size } : inEnglish && { sizeLang: inEnglish }),
      };
    });
  };

  return { find, apply, records, products, cartItems };
}
