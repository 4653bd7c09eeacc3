import type { Language } from '../../src/contract/common.ts';
import type { Queryable } from '../db/open.ts';
import { FEED_PRODUCTS } from '../limits/feeds.ts';
import { chunksOf } from '../repositories/chunks.ts';
import { listFullProducts } from '../repositories/fullProducts.ts';
import { listIds } from '../repositories/sitemap.ts';
import { translationsTo } from '../repositories/translations.ts';
import { CURRENCY } from '../rules/money.ts';
import { feedItems } from './feedItems.ts';
import type { FeedItem } from './feedItems.ts';

/** Reads the items of all products in catalogue order. Memory holds those of 100 products at a time. */
export async function* catalogueItems(
  db: Queryable,
  language: Language,
): AsyncGenerator<FeedItem[], void> {
  const translate = translationsTo(db, language);
  for (const ids of chunksOf(await listIds(db, 'products', FEED_PRODUCTS))) {
    const found = await listFullProducts(db, ids);
    const details = await translate.productDetails(
      found.map(({ product, categoryId }) => ({
        detail: { ...product, productId: product._id, currency: CURRENCY },
        categoryId,
      })),
    );
    yield details.flatMap((product) => feedItems(product, language));
  }
}
