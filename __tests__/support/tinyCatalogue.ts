import { withSizeIds } from '../../server/seed/content/sizes.ts';
import { madeToMeasure } from '../../server/seed/content/madeToMeasure.ts';
import { priceTable } from '../../server/seed/content/priceTable.ts';
import type { CatalogueSeed } from '../../server/seed/types.ts';

const image = (key: string) => ({ url: `/media/${key}.webp`, alt: `Alt of ${key}` });

const descriptions = ['A 50% linen weave', 'Soft_touch velvet', 'Cool blackout', 'Warm WOOL'];

function product(index: number) {
  return withSizeIds({
    id: `product-${index}`,
    name: `Product ${index}`,
    brand: 'Sadeel',
    category: index <= 3 ? 'curtains' : 'blinds',
    subCategories: index % 5 === 0 || index === 1 ? ['sheer'] : [],
    description: descriptions[index % descriptions.length] ?? '',
    images: [image(`product-${index}`)],
    // Of which there are samples, but no stock.
    ...(index === 1 && { attributes: { material: 'linen' as const, stock: 0 } }),
    ...(index === 2 && { madeToMeasure: madeToMeasure['ufuq-screen-roller'] }),
    sizes: [
      { label: 'Small', price: 100 + index / 100 },
      { label: 'Large', price: 600.5 },
    ],
  });
}

/** A small catalogue: 12 products, of which the second is also made to measure, 2 categories, 12 questions, 11 works. */
export const tinyCatalogue: CatalogueSeed = {
  banners: [
    { image: image('b'), imagePortrait: image('bp').url, heading: 'Heading', text: 'Text' },
  ],
  marquee: ['One', 'Two'],
  categories: [
    {
      id: 'curtains',
      name: 'Curtains',
      description: 'Hanging',
      image: image('c'),
      subCategories: [
        {
          id: 'sheer',
          name: 'Sheer',
          description: 'Light',
          image: image('s'),
          whatAre: 'Thin curtains.',
          whyYouNeed: ['Daylight', 'Privacy'],
        },
      ],
    },
    { id: 'blinds', name: 'Blinds', description: 'Rolling', image: image('r'), subCategories: [] },
  ],
  products: Array.from({ length: 12 }, (_, index) => product(index + 1)),
  articles: [
    {
      id: 'old',
      title: 'Old',
      image: image('a'),
      html: '<p>Old</p>',
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
    {
      id: 'new',
      title: 'New',
      image: image('a'),
      html: '<p>New</p>',
      publishedAt: '2026-02-01T00:00:00.000Z',
    },
  ],
  promotions: [],
  works: Array.from({ length: 11 }, (_, index) => ({
    id: `work-${index + 1}`,
    name: `Work ${index + 1}`,
    images: [image('w')],
    ...(index === 10 && { products: ['product-2', 'product-1'] }),
  })),
  faq: Array.from({ length: 12 }, (_, index) => ({
    question: `Question ${index + 1}`,
    answer: `<p>Answer ${index + 1}</p>`,
  })),
  priceTable,
  reviews: [
    {
      product: 'product-1',
      name: 'Aisha',
      email: 'aisha@gmail.com',
      rating: 5,
      review: 'Lovely',
      daysAgo: 2,
    },
    {
      product: 'product-1',
      name: 'Omar',
      email: 'omar@example.ae',
      rating: 4,
      review: 'Good',
      daysAgo: 1,
    },
  ],
};

/** Line of the small size of product 1: AED 100.01. */
export const smallLine = { productId: 'product-1', sizeId: 'product-1-1' };
/** Line of the large size of product 1: AED 600.50. */
export const largeLine = { productId: 'product-1', sizeId: 'product-1-2' };
/** A finished window of product 2, which is kept. */
export const keptBlind = {
  productId: 'product-2',
  window: { mount: 'inside', widths: [120.5], drops: [200] },
  options: { control: 'chain' },
  name: 'Study 1',
  keep: true,
} as const;
