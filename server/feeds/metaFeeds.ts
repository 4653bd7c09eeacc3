import papaparse from 'papaparse';
import { messagesIn } from '../messages/messages.ts';
import { brandOf, feedPrice, salePeriod } from './feedFormat.ts';
import type { FeedFormat, FeedShop } from './feedFormat.ts';
import type { FeedItem } from './feedItems.ts';
import { googleCategory } from './googleCategory.ts';
import { shortText } from './plainText.ts';

/** Limits of Meta's catalogue fields. */
const MAX_TITLE = 200;
const MAX_TEXT = 5000;
const MAX_IMAGES = 20;

type Row = Record<string, string>;

/** What differs between languages. */
function textsOf(item: FeedItem, shop: FeedShop): Row {
  const title = messagesIn(shop.language).feeds.title(item.name, item.size, item.unit);
  return {
    title: shortText(title, MAX_TITLE),
    description: shortText(item.description, MAX_TEXT),
    link: shop.pageUrl(item.path),
    brand: brandOf(item, shop),
    size: item.size,
    color: item.colours.join(', '),
    material: item.material ?? '',
    pattern: item.pattern ?? '',
  };
}

/** Whether an item is in stock. What is made, or ordered because no cloth of it is in Dubai, can be bought all the same. */
const availabilityOf = ({ isGone, unit }: FeedItem): string =>
  isGone || unit === 'made' ? 'available for order' : 'in stock';

function fieldsOf(item: FeedItem, shop: FeedShop, today: string): Row {
  const { price, originalPrice, images } = item;
  const [image = '', ...others] = images.map((path) => shop.imageUrl(path));
  return {
    id: item.id,
    ...textsOf(item, shop),
    availability: availabilityOf(item),
    condition: 'new',
    price: feedPrice(originalPrice ?? price),
    sale_price: originalPrice === undefined ? '' : feedPrice(price),
    sale_price_effective_date: originalPrice === undefined ? '' : salePeriod(item, today),
    image_link: image,
    additional_image_link: others
      .slice(0, MAX_IMAGES)
      .map((url) => url.replaceAll(',', '%2C'))
      .join(','),
    item_group_id: item.groupId ?? '',
    google_product_category: googleCategory(item),
    product_type: item.category,
    custom_label_0: item.unit ?? '',
  };
}

/** Language of texts, as Meta names it. */
const OVERRIDE = 'ar_AR';

const overrideOf = (item: FeedItem, shop: FeedShop): Row => ({
  id: item.id,
  override: OVERRIDE,
  ...textsOf(item, shop),
});

const NAMES = [
  'id',
  'title',
  'description',
  'link',
  'brand',
  'size',
  'color',
  'material',
  'pattern',
];

/** A line of CSV. Spreadsheets, in which catalogues are looked at, would calculate a text that begins like a formula. */
const lineOf = (values: readonly string[]): string =>
  `${papaparse.unparse([values], { escapeFormulae: true })}\r\n`;

/** CSV with these columns. */
function csvFormat(
  columns: readonly string[],
  rowOf: (item: FeedItem, shop: FeedShop, today: string) => Row,
): FeedFormat {
  return {
    contentType: 'text/csv; charset=utf-8',
    head: () => lineOf(columns),
    entry: (item, shop, today) => {
      const row = rowOf(item, shop, today);
      return lineOf(columns.map((column) => row[column] ?? ''));
    },
    foot: '',
  };
}

/** Catalogue of Meta, which WhatsApp and Instagram show, too. */
export const metaFeed = csvFormat(
  [
    ...NAMES,
    ...['availability', 'condition', 'price', 'sale_price', 'sale_price_effective_date'],
    ...['image_link', 'additional_image_link'],
    ...['item_group_id', 'google_product_category', 'product_type', 'custom_label_0'],
  ],
  fieldsOf,
);

/** Texts of that catalogue in another language: a secondary feed, which has no prices. */
export const metaLanguageFeed = csvFormat([...NAMES, 'override'], overrideOf);
