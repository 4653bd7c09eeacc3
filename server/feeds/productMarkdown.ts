import type { ProductDetail } from '../../src/contract/products.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { shelfPrice, toMinor } from '../rules/money.ts';
import { FREE_SHIPPING_FROM_MINOR, SHIPPING_MINOR } from '../rules/totals.ts';
import { travelAreaIn } from '../rules/travelArea.ts';
import { attributeFacts } from './attributeFacts.ts';
import type { FeedShop } from './feedFormat.ts';
import { feedItems } from './feedItems.ts';
import type { FeedItem } from './feedItems.ts';
import { markdownLink, markdownSection, markdownTable, markdownText } from './markdown.ts';
import { plainText } from './plainText.ts';

/** Path of the Markdown page of a product, without the prefix of a language. */
const MARKDOWN_PATH = '/product-detail.md';

const withId = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ id }).toString()}`;

/** URL of the Markdown page of a product. */
export const markdownUrl = (shop: FeedShop, id: string): string =>
  shop.pageUrl(withId(MARKDOWN_PATH, id));

/** Price of an item with its unit, as the page shows it: `95 AED per metre`. */
export function itemPrice(item: FeedItem, { language }: FeedShop): string {
  const { feeds } = messagesIn(language);
  const { price, originalPrice, unit } = item;
  const shown = shelfPrice(toMinor(price), language);
  const before =
    originalPrice === undefined
      ? ''
      : ` (${feeds.was(shelfPrice(toMinor(originalPrice), language))})`;
  return `${shown}${unit ? ` ${feeds.units[unit]}` : ''}${before}`;
}

/** Average and number of reviews, as the page shows them; empty without reviews. */
function ratingOf(counts: readonly number[], m: Messages): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return total === 0 ? '' : m.feeds.rating((points / total).toFixed(1), total);
}

/** What holds for every product: VAT, shipping, days, fitting and returns. */
export function purchaseTerms({ language }: FeedShop, travelArea: readonly string[]): string[] {
  const { feeds, quotes } = messagesIn(language);
  const money = (minor: number): string => shelfPrice(minor, language);
  return [
    quotes.vatIncluded,
    feeds.shipping(money(SHIPPING_MINOR), money(FREE_SHIPPING_FROM_MINOR)),
    feeds.days,
    quotes.fittedIn(travelAreaIn(language, travelArea)),
    feeds.returns,
    feeds.visit,
  ];
}

export interface MarkdownPage {
  product: ProductDetail;
  /** Number of reviews per rating 1–5. */
  ratingCounts: readonly number[];
  /** The shop in the language of the page, and in the other one. */
  shop: FeedShop;
  other: FeedShop;
  travelArea: readonly string[];
}

const factLines = (facts: readonly (readonly [string, string])[]): string[] =>
  facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- ${markdownText(name)}: ${markdownText(value)}`);

/** The page of a product as Markdown, for programs that read (product 5.29). */
export function productMarkdown(page: MarkdownPage): string {
  const { product, ratingCounts, shop, other, travelArea } = page;
  const m = messagesIn(shop.language);
  const t = m.feeds.page;
  const { productId: id, name, description = '', brand, category, relatedProducts } = product;
  const items = feedItems(product, shop.language);
  const sized = items.filter(({ unit }) => unit !== 'made');
  const made = items.filter(({ unit }) => unit === 'made');
  const toPage = (path: string): string => shop.pageUrl(withId(path, id));
  return [
    `# ${markdownText(plainText(name))}`,
    '',
    markdownText(plainText(description)),
    '',
    ...factLines([
      [t.brand, plainText(brand)],
      [t.category, plainText(category)],
      [t.productId, id],
      [t.rating, ratingOf(ratingCounts, m)],
    ]),
    `- ${markdownLink(t.web, toPage('/product-detail'))}`,
    `- ${markdownLink(t.otherLanguage, markdownUrl(other, id))}`,
    ...markdownSection(
      t.sizes,
      sized.length === 0
        ? []
        : markdownTable(
            [t.size, t.price],
            sized.map((item) => [item.size, itemPrice(item, shop)]),
          ),
    ),
    ...made.flatMap((item) =>
      markdownSection(m.feeds.made, [
        `**${itemPrice(item, shop)}**`,
        '',
        m.feeds.madeFor[item.kind ?? 'curtain'],
        '',
        markdownLink(t.chooseSizes, shop.pageUrl(item.path)),
      ]),
    ),
    ...markdownSection(
      m.attributes.names.heading,
      factLines(attributeFacts(product.attributes ?? {}, m)),
    ),
    ...markdownSection(
      t.delivery,
      purchaseTerms(shop, travelArea).map((text) => `- ${text}`),
    ),
    ...markdownSection(
      t.related,
      relatedProducts.map(
        (one) => `- ${markdownLink(plainText(one.name), markdownUrl(shop, one._id))}`,
      ),
    ),
    '',
  ].join('\n');
}
