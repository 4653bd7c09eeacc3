import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Language } from '../../src/contract/common.ts';
import { oncePerVersion } from '../catalogueCache.ts';
import { companyOf } from '../config.ts';
import type { Config } from '../config.ts';
import { catalogueItems } from '../feeds/catalogueItems.ts';
import { feedShop } from '../feeds/feedFormat.ts';
import type { FeedFormat } from '../feeds/feedFormat.ts';
import { googleFeed } from '../feeds/googleFeed.ts';
import { metaFeed, metaLanguageFeed } from '../feeds/metaFeeds.ts';
import { readLlmsText } from '../feeds/readLlmsText.ts';
import { clientAddress, clientNetworks } from '../http/client.ts';
import { tooMany } from '../http/errors.ts';
import { sendGenerated, storeGenerated } from '../http/generatedFile.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { readShopFacts } from '../repositories/shopFacts.ts';
import { dubaiDay } from '../rules/dubaiTime.ts';
import type { Services } from '../services.ts';

/** What files are made of. */
interface Source extends Pick<Services, 'db' | 'clock'> {
  config: Pick<Config, 'publicUrl' | 'travelArea' | 'company'>;
}

/** The source with the facts of the database, because the configuration has new ones later than the catalogue has its version. */
async function readSource({ db, clock, config }: Services): Promise<Source> {
  const { publicUrl, travelArea } = config;
  return {
    db,
    clock,
    config: { publicUrl, travelArea, company: companyOf(await readShopFacts(db)) },
  };
}

/** A file about the whole catalogue. */
interface CatalogueFile {
  /** Arabic files have the prefix of Arabic pages. */
  path: string;
  language: Language;
  contentType: string;
  /** Its text, a part at a time. */
  parts: (source: Source) => AsyncGenerator<string, void>;
}

const feed = (path: string, language: Language, format: FeedFormat): CatalogueFile => ({
  path,
  language,
  contentType: format.contentType,
  async *parts({ db, clock, config }) {
    const shop = feedShop(config, language);
    const today = dubaiDay(clock.now());
    yield format.head(shop);
    for await (const items of catalogueItems(db, language))
      yield items.map((item) => format.entry(item, shop, today)).join('');
    yield format.foot;
  },
});

const llms = (path: string, language: Language): CatalogueFile => ({
  path,
  language,
  contentType: 'text/plain; charset=utf-8',
  parts: (source) => readLlmsText(source, language),
});

const FILES: readonly CatalogueFile[] = [
  feed('/feeds/google.xml', 'en', googleFeed),
  feed('/ar/feeds/google.xml', 'ar', googleFeed),
  feed('/feeds/meta.csv', 'en', metaFeed),
  feed('/ar/feeds/meta.csv', 'ar', metaLanguageFeed),
  llms('/llms.txt', 'en'),
  llms('/ar/llms.txt', 'ar'),
];

/** Serves the feeds of shopping services (product 5.28) and the file that programs read first (5.29). */
export function registerFeeds(app: Hono, services: Services): void {
  const { config, feedLimiter, catalogueVersion } = services;
  for (const file of FILES) {
    const generated = oncePerVersion(catalogueVersion, async () =>
      storeGenerated(file.parts(await readSource(services))),
    );
    app.get(file.path, etag(), async (context) => {
      const wait = feedLimiter.take(clientNetworks(clientAddress(context, config.trustProxy)));
      if (wait > 0) throw tooMany((m) => m.feeds.tooMany, wait);
      return sendGenerated(context, await generated(), {
        'Content-Type': file.contentType,
        'Content-Language': file.language,
        'Cache-Control': 'public, max-age=3600',
      });
    });
    refuseOtherMethods(app, file.path, ['GET']);
  }
}
