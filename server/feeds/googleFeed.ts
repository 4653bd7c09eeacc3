import type { PriceUnit } from '../../src/contract/facets.ts';
import { escapeXml } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import { toMajor, toMinor } from '../rules/money.ts';
import { FREE_SHIPPING_FROM_MINOR, SHIPPING_MINOR } from '../rules/totals.ts';
import type { FeedItem } from './feedItems.ts';
import { brandOf, feedPrice, salePeriod } from './feedFormat.ts';
import type { FeedFormat, FeedShop } from './feedFormat.ts';
import { googleCategory } from './googleCategory.ts';
import { shortText } from './plainText.ts';

/** Limits of Google's product data specification. */
const MAX_TITLE = 150;
const MAX_TEXT = 5000;
const MAX_IMAGES = 10;
const MAX_COLOURS = 3;

const element = (name: string, text: string): string =>
  text === '' ? '' : `<g:${name}>${escapeXml(text)}</g:${name}>`;

/** What a unit price is for, such as a metre; prices per piece are comparable, too. */
const measureOf = (unit: PriceUnit): string => (unit === 'metre' ? '1m' : '1ct');

/** Shipping in the Emirates of an order of this item alone (product 8.8); what is fitted is brought along (16.18). */
function shippingOf({ price, unit }: FeedItem): string {
  const isFree = unit === 'made' || toMinor(price) >= FREE_SHIPPING_FROM_MINOR;
  const charge = feedPrice(isFree ? 0 : toMajor(SHIPPING_MINOR));
  // Two working days after payment (product 5.22).
  const days =
    unit === undefined || unit === 'made'
      ? ''
      : element('max_handling_time', '1') + element('max_transit_time', '1');
  return `<g:shipping>${element('country', 'AE')}${element('price', charge)}${days}</g:shipping>`;
}

/** Price, and while it is reduced the price before (product 5.8). */
function pricesOf(item: FeedItem, today: string): string {
  const { price, originalPrice } = item;
  if (originalPrice === undefined) return element('price', feedPrice(price));
  return [
    element('price', feedPrice(originalPrice)),
    element('sale_price', feedPrice(price)),
    element('sale_price_effective_date', salePeriod(item, today)),
  ].join('');
}

function entryOf(item: FeedItem, shop: FeedShop, today: string): string {
  const { unit, images } = item;
  const [image = '', ...others] = images.map((path) => shop.imageUrl(path));
  const title = messagesIn(shop.language).feeds.title(item.name, item.size, unit);
  return [
    '<item>',
    element('id', item.id),
    element('title', shortText(title, MAX_TITLE)),
    element('description', shortText(item.description, MAX_TEXT)),
    element('link', shop.pageUrl(item.path)),
    element('image_link', image),
    ...others.slice(0, MAX_IMAGES).map((url) => element('additional_image_link', url)),
    // It can be ordered all the same, but `backorder` needs a day, which is not known (product 5.25).
    element('availability', item.isGone ? 'out_of_stock' : 'in_stock'),
    pricesOf(item, today),
    ...(unit
      ? [
          element('unit_pricing_measure', measureOf(unit)),
          element('unit_pricing_base_measure', measureOf(unit)),
          element('shipping_label', unit),
          element('return_policy_label', unit),
          element('custom_label_0', unit),
        ]
      : []),
    element('condition', 'new'),
    element('brand', brandOf(item, shop)),
    element('identifier_exists', 'no'),
    element('item_group_id', item.groupId ?? ''),
    element('size', item.size),
    element('color', item.colours.slice(0, MAX_COLOURS).join('/')),
    element('material', item.material ?? ''),
    element('pattern', item.pattern ?? ''),
    element('google_product_category', googleCategory(item)),
    element('product_type', item.category),
    shippingOf(item),
    '</item>\n',
  ].join('');
}

/** Feed of Google Merchant Center: RSS 2.0 with the attributes of its product data specification. */
export const googleFeed: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  head: (shop) => {
    const { shopTitle, shopText } = messagesIn(shop.language).feeds;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      `<title>${escapeXml(shopTitle(shop.name))}</title>`,
      `<link>${escapeXml(shop.pageUrl('/'))}</link>`,
      `<description>${escapeXml(shopText)}</description>\n`,
    ].join('');
  },
  entry: entryOf,
  foot: '</channel></rss>\n',
};
