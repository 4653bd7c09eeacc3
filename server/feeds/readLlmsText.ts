import type { Language } from '../../src/contract/common.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../db/open.ts';
import { listCategories } from '../repositories/catalogue.ts';
import { translationsTo } from '../repositories/translations.ts';
import { catalogueItems } from './catalogueItems.ts';
import { feedShop } from './feedFormat.ts';
import { llmsText } from './llmsText.ts';

/** The text of /llms.txt in a language. The first 100 products show what there is; the feed has all. */
export async function* readLlmsText(
  { db, config }: { db: Queryable; config: Pick<Config, 'publicUrl' | 'travelArea' | 'company'> },
  language: Language,
): AsyncGenerator<string, void> {
  const first = await catalogueItems(db, language).next();
  yield llmsText({
    shop: feedShop(config, language),
    other: feedShop(config, language === 'ar' ? 'en' : 'ar'),
    travelArea: config.travelArea,
    contact: config.company,
    categories: await translationsTo(db, language).categories(await listCategories(db)),
    items: first.value ?? [],
  });
}
