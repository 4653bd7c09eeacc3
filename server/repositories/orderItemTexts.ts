import type { Language } from '../../src/contract/common.ts';
import type { OrderedConfiguration } from '../../src/contract/orders.ts';
import type { LineUnit } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import type { OrderItemTextsTable, OrderItemsTable } from '../db/orderTables.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { configurationLabel, orderedConfiguration } from './orderedConfiguration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { findTexts } from './catalogueTexts.ts';

/** Languages of the stored translations; items themselves are in English. */
const TRANSLATED: readonly Language[] = ['ar'];

/** An order item with names in the requested language; those in English have their language. */
export interface TranslatedItem extends OrderItemsTable {
  nameLang?: Language;
  sizeLang?: Language;
  ordered?: OrderedConfiguration;
}

/** What the quantity of an item counts; `null` when it is unknown. */
export const unitOf = ({
  configuration,
  sold_as: soldAs,
}: Pick<OrderItemsTable, 'configuration' | 'sold_as'>): LineUnit | null =>
  configuration === null ? soldAs : 'window';

/** Label of a finished window in a language. */
const translatedLabel = ({ configuration }: OrderItemsTable, lang: Language) =>
  configuration === null ? undefined : configurationLabel(parseConfiguration(configuration), lang);

/** Stores the current translations of new items, because later changes of the catalogue must not change an order. */
export async function insertItemTexts(db: Queryable, items: readonly OrderItemsTable[]) {
  for (const lang of TRANSLATED) {
    const productIds = items.map((item) => item.product_id);
    const sizeIds = items.map((item) => item.size_id);
    const names = await findTexts(db, { kind: 'products', lang, ids: productIds });
    const labels = await findTexts(db, { kind: 'product_sizes', lang, ids: sizeIds });
    const rows = items.map((item) => ({
      item_id: item.id,
      lang,
      product_name: names.get(item.product_id)?.name ?? null,
      size_label: translatedLabel(item, lang) ?? labels.get(item.size_id)?.label ?? null,
    }));
    await db.insertInto('order_item_texts').values(rows).execute();
  }
}

/** Gives a new item the translations of the one that it repeats; their product may be gone. */
export async function copyItemTexts(db: Queryable, from: string, to: string): Promise<void> {
  const rows = await db
    .selectFrom('order_item_texts')
    .select(['lang', 'product_name', 'size_label'])
    .where('item_id', '=', from)
    .execute();
  for (const { lang, ...texts } of rows) {
    await db
      .updateTable('order_item_texts')
      .set(texts)
      .where('item_id', '=', to)
      .where('lang', '=', lang)
      .execute();
  }
}

/** Arabic names of a customer's order items, by item id. */
export async function arabicTextsOf(
  db: Queryable,
  userId: string,
  items: readonly OrderItemsTable[],
): Promise<Map<string, OrderItemTextsTable>> {
  if (items.length === 0) return new Map();
  return textsOf(db, { userId, lang: 'ar', ids: items.map(({ id }) => id) });
}

async function textsOf(
  db: Queryable,
  own: { userId: string; lang: Language; ids: readonly string[] },
): Promise<Map<string, OrderItemTextsTable>> {
  const rows = await db
    .selectFrom('order_item_texts')
    .innerJoin('order_items', 'order_items.id', 'item_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('order_item_texts')
    .where('item_id', 'in', own.ids)
    .where('lang', '=', own.lang)
    .where('user_id', '=', own.userId)
    .execute();
  return new Map(rows.map((row) => [row.item_id, row]));
}

/** The items of a customer's orders with names in a language, as they were when ordered. */
export async function translateItems(
  db: Queryable,
  own: { userId: string; lang: Language | undefined },
  items: readonly OrderItemsTable[],
): Promise<TranslatedItem[]> {
  const { userId, lang = DEFAULT_LANGUAGE } = own;
  const ordered = items.map(({ configuration, ...item }) => ({
    ...item,
    configuration,
    ...(configuration !== null && { ordered: orderedConfiguration(configuration, lang) }),
  }));
  if (lang === DEFAULT_LANGUAGE || items.length === 0) return ordered;
  const texts = await textsOf(db, { userId, lang, ids: items.map(({ id }) => id) });
  return ordered.map((item) => {
    const { product_name: name = null, size_label: label = null } = texts.get(item.id) ?? {};
    return {
      ...item,
      ...(name === null ? { nameLang: DEFAULT_LANGUAGE } : { product_name: name }),
      ...(label === null ? { sizeLang: DEFAULT_LANGUAGE } : { size_label: label }),
    };
  });
}
