import type { Category } from '../../src/contract/catalogue.ts';
import type { LlmsPage } from '../messages/en/feeds.ts';
import { messagesIn } from '../messages/messages.ts';
import type { FeedShop } from './feedFormat.ts';
import type { FeedItem } from './feedItems.ts';
import { markdownLink, markdownSection, markdownText } from './markdown.ts';
import { plainText } from './plainText.ts';
import { itemPrice, markdownUrl, purchaseTerms } from './productMarkdown.ts';

/** Pages that explain the shop; their texts are messages. */
const PAGES: Record<LlmsPage, string> = {
  products: '/products',
  categories: '/Categories',
  windows: '/windows',
  visit: '/#bookingID',
  samples: '/samples',
  guide: '/guide',
  faq: '/FAQ',
  works: '/our-works',
  about: '/about',
  terms: '/terms',
};

/** Heading of what can be skipped; part of the format, whatever the language. */
const OPTIONAL = 'Optional';

export interface LlmsContent {
  shop: FeedShop;
  other: FeedShop;
  travelArea: readonly string[];
  contact: { email: string; phone: string };
  categories: readonly Category[];
  /** Of the first products. */
  items: readonly FeedItem[];
}

const noted = (link: string, note: string): string => `- ${link}${note === '' ? '' : `: ${note}`}`;

/** A product with its lowest price and that of a usual finished window. */
function productLine(items: readonly FeedItem[], shop: FeedShop): string {
  const sized = items.filter(({ unit }) => unit !== 'made');
  const [cheapest] = sized.toSorted((one, other) => one.price - other.price);
  const made = items.find(({ unit }) => unit === 'made');
  const { from } = messagesIn(shop.language).feeds.llms;
  const prices = [
    ...(cheapest ? [`${sized.length > 1 ? `${from} ` : ''}${itemPrice(cheapest, shop)}`] : []),
    ...(made ? [itemPrice(made, shop)] : []),
  ];
  const [first] = items;
  if (!first) return '';
  return noted(markdownLink(first.name, markdownUrl(shop, first.productId)), prices.join('; '));
}

/** The shop for programs that read, in the form of llmstxt.org (product 5.29). */
export function llmsText({
  shop,
  other,
  travelArea,
  contact,
  categories,
  items,
}: LlmsContent): string {
  const m = messagesIn(shop.language);
  const t = m.feeds.llms;
  const productIds = [...new Set(items.map(({ productId }) => productId))];
  return [
    `# ${markdownText(shop.name)}`,
    '',
    `> ${m.feeds.shopText}`,
    '',
    ...purchaseTerms(shop, travelArea).map((text) => `- ${text}`),
    `- ${t.units}`,
    `- ${t.markdown}`,
    `- ${t.contact(contact.email, contact.phone)}`,
    ...markdownSection(
      t.pagesHeading,
      Object.entries(t.pages).map(([id, [name, note]]) =>
        noted(markdownLink(name, shop.pageUrl(PAGES[id as LlmsPage])), note),
      ),
    ),
    ...markdownSection(
      t.categoriesHeading,
      categories.map(({ _id: categoryId, name, description }) => {
        const path = `/curtains?${new URLSearchParams({ categoryId }).toString()}`;
        return noted(
          markdownLink(plainText(name), shop.pageUrl(path)),
          markdownText(plainText(description)),
        );
      }),
    ),
    ...markdownSection(
      t.productsHeading,
      productIds.map((id) =>
        productLine(
          items.filter(({ productId }) => productId === id),
          shop,
        ),
      ),
    ),
    ...markdownSection(OPTIONAL, [
      noted(markdownLink(t.otherLanguage, other.pageUrl('/llms.txt')), ''),
      noted(markdownLink(t.feed, shop.pageUrl('/feeds/google.xml')), t.feedNote),
      noted(markdownLink(t.sitemap, new URL('/sitemap.xml', shop.pageUrl('/')).href), ''),
    ]),
    '',
  ].join('\n');
}
