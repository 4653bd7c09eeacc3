import { REFERENCE } from '../../../src/lib/madeToMeasure/referencePrice.ts';
import type { PriceUnit } from '../../../src/contract/facets.ts';

/** Texts after a price, as on the product page. */
const units: Record<PriceUnit, string> = {
  metre: 'per metre',
  panel: 'per panel',
  blind: 'per blind',
  made: 'for a usual window, fitted',
};

const cm = (mm: number): number => mm / 10;
const { track, curtainDrop, blindWidth, blindDrop } = REFERENCE;
const made = 'Finished for your window and fitted, VAT included.';

/** Pages that /llms.txt names. */
export type LlmsPage =
  | 'products'
  | 'categories'
  | 'windows'
  | 'visit'
  | 'samples'
  | 'guide'
  | 'faq'
  | 'works'
  | 'about'
  | 'terms';

/** Their names, and what is there. */
const pages: Record<LlmsPage, readonly [name: string, note: string]> = {
  products: ['Fabrics', 'all products, with filters and search'],
  categories: ['Categories', 'what hangs at a window'],
  windows: ['My windows', 'how to measure, and prices for measured windows'],
  visit: ['Book a free visit', 'we measure and advise at home'],
  samples: ['Free samples', 'of up to five fabrics'],
  guide: ['Light guide', 'which cloth for which room'],
  faq: ['Questions', 'orders, making, fitting and care'],
  works: ['Our works', 'finished homes'],
  about: ['About us', 'workroom and showroom in Dubai'],
  terms: ['Terms', 'orders, returns and guarantee'],
};

/** Texts for shopping services and for programs that read the shop. */
export const feeds = {
  tooMany: 'The feeds were fetched several times in a short time.',
  shopTitle: (shop: string) => `${shop}: curtains and blinds in Dubai`,
  shopText: 'Cloth by the metre, ready-made panels and blinds, and windows that we finish and fit.',
  units,
  made: 'Made to measure',
  /** What the price of a usual window is for (product 16.10). */
  madeFor: {
    curtain: `${made} The price is for a track of ${cm(track)} cm with a drop of ${cm(curtainDrop)} cm, or the nearest size that is made; yours depends on your sizes.`,
    blind: `${made} The price is for a blind of ${cm(blindWidth)} × ${cm(blindDrop)} cm, or the nearest size that is made; yours depends on your sizes.`,
  },
  shipping: (charge: string, freeFrom: string) =>
    `Shipping in the Emirates costs ${charge}, and nothing from ${freeFrom}.`,
  days: 'Cloth, panels and ready-made blinds are with you two working days after payment; Sundays do not count.',
  returns:
    'Unused ready-made panels can be returned within 14 days. What was cut or made to your sizes is returnable only if it is faulty.',
  visit: 'A visit to measure and advise is free in Dubai.',
  was: (price: string) => `was ${price}`,
  rating: (average: string, count: number) =>
    `${average} of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  /** Headings and names of facts on the Markdown page of a product. */
  page: {
    brand: 'Brand',
    category: 'Category',
    productId: 'Product ID',
    rating: 'Rating',
    web: 'Page with pictures',
    otherLanguage: 'In Arabic',
    sizes: 'Sizes and prices',
    size: 'Size',
    price: 'Price',
    delivery: 'Delivery and returns',
    chooseSizes: 'Choose your sizes',
    related: 'Goes well with it',
  },
  /** The file that programs read first (llmstxt.org). */
  llms: {
    from: 'from',
    units:
      'A price says what it is for: a metre of cloth, a panel, a blind, or a usual window that is finished and fitted. A finished window of your size is priced on the page of its product.',
    markdown:
      'The page of a product is Markdown for “Accept: text/markdown”, and at /product-detail.md with the same id. Arabic pages have the prefix /ar.',
    contact: (email: string, phone: string) => `Questions: ${email}, ${phone}.`,
    pagesHeading: 'Pages',
    pages,
    categoriesHeading: 'Categories',
    productsHeading: 'Products',
    otherLanguage: 'This file in Arabic',
    feed: 'Product feed',
    feedNote: 'all sizes with prices, as XML',
    sitemap: 'All pages',
  },
  title: (name: string, size: string, unit: PriceUnit | undefined) =>
    [name, size, ...(unit ? [units[unit]] : [])].join(', '),
};
