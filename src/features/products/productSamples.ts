import type { ProductFacts } from '@/api/products';
import type { Product, Size } from '@/contract/products';
import type { ProductListResult } from './list/useProductList';

/** Fabrics for stories. */

const narrow: Size = {
  _id: 'narrow',
  size: '140 cm width',
  price: 185,
  quantity: 0,
  isAddedCart: false,
};

function fabric(_id: string, name: string, price: number, picture: string): Product {
  const image = `/media/products/${_id}-swatch/900x900-${picture}/900.webp`;
  const wide: Size = { ...narrow, _id: 'wide', size: '280 cm width', price: price * 2 - 20 };
  return { _id, name, images: [image], sizes: [{ ...narrow, price }, wide], price };
}

/** As many as fill a page. */
export const sampleProducts: Product[] = [
  fabric('almas-ivory-linen', 'Almas Ivory Linen', 185, 'c8bfaf'),
  fabric('marjan-terracotta-linen', 'Marjan Terracotta Linen', 195, 'a24926'),
  fabric('zabeel-emerald-velvet', 'Zabeel Emerald Velvet', 265, '023c24'),
  fabric('noor-white-voile', 'Noor White Voile', 95, 'e4dfd7'),
  fabric('layl-charcoal-blackout', 'Layl Charcoal Blackout', 145, '535051'),
  fabric('jumeirah-pearl-silk', 'Jumeirah Pearl Silk', 420, 'd0c6b5'),
  fabric('majaz-teal-silk', 'Majaz Teal Silk', 395, '246d73'),
  fabric('hatta-sage-cotton', 'Hatta Sage Cotton', 120, 'a1a988'),
  fabric('kathib-sand-boucle', 'Kathib Sand Bouclé', 285, 'b8ab91'),
  fabric('qasr-burgundy-velvet', 'Qasr Burgundy Velvet', 275, '5b0913'),
];

export const SAMPLE_CURRENCY = 'AED';

/** One of them with everything its page shows. */
export const sampleProduct: ProductFacts = {
  ...fabric('zabeel-emerald-velvet', 'Zabeel Emerald Velvet', 265, '023c24'),
  images: [
    '/media/products/zabeel-emerald-velvet-swatch/900x900-023c24/900.webp',
    '/media/products/zabeel-emerald-velvet-room/900x1100-0d3825/900.webp',
    '/media/categories/curtains/800x800-0e3e29/800.webp',
  ],
  imageAlts: [
    'Close-up of Zabeel Emerald Velvet: softly folded cotton-viscose velvet in emerald',
    'Emerald velvet curtains tied back with gold tassels over white sheers on a marble floor',
    'Emerald velvet curtains on a brass rod beside a tall window with an ivory armchair',
  ],
  productId: 'zabeel-emerald-velvet',
  brand: 'Sadeel Atelier',
  category: 'Curtains',
  currency: SAMPLE_CURRENCY,
  description:
    'A deep garden green in a cotton-viscose velvet with a short, dense pile and a quiet sheen along the top of each fold. It falls straight from ceiling to floor and holds back most of the light even before it is lined.',
};

/** The first page of all fabrics as the list shows it. */
export const sampleList: ProductListResult = {
  query: { page: 1, search: '' },
  products: sampleProducts,
  currency: SAMPLE_CURRENCY,
  totalPages: 3,
  totalCount: 24,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  isRetrying: false,
  isNotFound: false,
  errorStatus: undefined,
  reason: undefined,
  refetch: () => undefined,
};

/** Those of them that match a search. */
export const sampleFound: ProductListResult = {
  ...sampleList,
  query: { page: 1, search: 'velvet' },
  products: sampleProducts.filter(({ name }) => name.includes('Velvet')),
  totalPages: 1,
  totalCount: 2,
};
