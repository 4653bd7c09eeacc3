import { createHash } from 'node:crypto';
import type { Language, Money } from '../../src/contract/common.ts';
import type { PriceUnit } from '../../src/contract/facets.ts';
import type { ProductDetail, Size } from '../../src/contract/products.ts';
import type { Messages } from '../messages/messages.ts';
import { messagesIn } from '../messages/messages.ts';
import { plainText } from './plainText.ts';

/** A product as its page gets it. */
export type FeedProduct = Omit<ProductDetail, 'relatedProducts'>;

/** What one can buy: a size of a product, or a window that is finished with it. Texts are plain, in one language. */
export interface FeedItem {
  id: string;
  productId: string;
  /** Of the items of a product, when there are several. */
  groupId?: string;
  name: string;
  size: string;
  description: string;
  /** Path and query of the page with this item chosen, without the prefix of a language. */
  path: string;
  /** Paths or URLs, in the order of the page. */
  images: string[];
  price: Money;
  /** Price before a reduction. */
  originalPrice?: Money;
  /** Last day of a reduction, in Dubai. */
  reducedUntil?: string;
  /** What the price is for; absent when the catalogue has none. */
  unit?: PriceUnit;
  /** What is made to measure of the product, for a finished window. */
  kind?: 'curtain' | 'blind';
  brand: string;
  category: string;
  colours: string[];
  material?: string;
  pattern?: string;
  /** Whether there is none of the cloth in Dubai (product 5.25). */
  isGone: boolean;
}

/** Shopping services accept 50 characters. */
const MAX_ID = 50;

/** Id of an item, the same in all feeds and languages. Longer ones end with their hash. */
function feedId(id: string): string {
  if (id.length <= MAX_ID) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 20);
  return `${id.slice(0, MAX_ID - hash.length - 1)}-${hash}`;
}

/** Size in the URL of a product page that is made to measure (product 5.23). */
const MADE = 'made';

type Shared = Omit<FeedItem, 'id' | 'groupId' | 'size' | 'path' | 'price'>;

/** What all items of a product have in common. */
function sharedOf(product: FeedProduct, m: Messages): Shared {
  const { productId, name, description = '', images, roomImage, brand, category } = product;
  const { colours = [], material, pattern, stock } = product.attributes ?? {};
  const text = plainText(description);
  return {
    productId,
    name: plainText(name),
    description: text === '' ? plainText(name) : text,
    images: roomImage ? [roomImage, ...images.filter((image) => image !== roomImage)] : images,
    brand: plainText(brand),
    category: plainText(category),
    colours: colours.map((colour) => m.attributes.colour[colour]),
    ...(material && { material: m.attributes.material[material] }),
    ...(pattern && { pattern: m.attributes.pattern[pattern] }),
    isGone: stock === 0,
  };
}

const pathOf = (id: string, size: string): string =>
  `/product-detail?${new URLSearchParams({ id, size }).toString()}`;

function sizeItem(shared: Shared, size: Size) {
  return {
    ...shared,
    id: feedId(size._id),
    size: plainText(size.size),
    path: pathOf(shared.productId, size._id),
    price: size.price,
    ...(size.originalPrice !== undefined && { originalPrice: size.originalPrice }),
    ...(size.reducedUntil !== undefined && { reducedUntil: size.reducedUntil }),
    ...(size.soldAs && { unit: size.soldAs }),
  };
}

/** The usual window of product 16.10, which costs exactly this; a smaller one can cost less. */
function madeItem(shared: Shared, kind: 'curtain' | 'blind', price: Money, m: Messages) {
  return {
    ...shared,
    // A dot, which ids of sizes do not have.
    id: feedId(`${shared.productId}.${MADE}`),
    size: m.feeds.made,
    description: `${m.feeds.madeFor[kind]} ${shared.description}`,
    path: pathOf(shared.productId, MADE),
    price,
    unit: MADE,
    kind,
  } as const;
}

/** The items of a product in the order of its page, with the prices of its page (product 5.28). */
export function feedItems(product: FeedProduct, language: Language): FeedItem[] {
  const m = messagesIn(language);
  const shared = sharedOf(product, m);
  const { sizes, madeFrom, madeToMeasure, productId } = product;
  const items = [
    ...sizes.map((size) => sizeItem(shared, size)),
    ...(madeFrom === undefined
      ? []
      : [madeItem(shared, madeToMeasure?.kind ?? 'curtain', madeFrom, m)]),
  ];
  const group = items.length > 1 ? { groupId: feedId(productId) } : {};
  return items.map((item) => ({ ...item, ...group }));
}
