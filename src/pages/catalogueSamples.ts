import { toCategoryRecords } from '@/api/catalogue';
import { toProductRecords, type ProductFacts } from '@/api/products';
import type { Category } from '@/contract/catalogue';
import type { Product, Size } from '@/contract/products';

/** Fabrics and categories for the stories of the pages. */
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

export const fabrics: Product[] = [
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

export const CURRENCY = 'AED';

/** The first `count` fabrics as the store keeps them. */
export const fabricRecords = (count = fabrics.length) => toProductRecords(fabrics.slice(0, count));

export const velvet: ProductFacts = {
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
  currency: CURRENCY,
  description:
    'A deep garden green in a cotton-viscose velvet with a short, dense pile and a quiet sheen along the top of each fold. It falls straight from ceiling to floor and holds back most of the light even before it is lined.',
};

function category(_id: string, name: string, subCount: number, picture: string): Category {
  const image = `/media/categories/${_id}/800x800-${picture}/800.webp`;
  return { _id, name, description: '', image, subCount };
}

export const categoryRecords = toCategoryRecords([
  category('curtains', 'Curtains', 7, '0e3e29'),
  category('sheers', 'Sheers', 3, 'c0baaf'),
  category('roller-blinds', 'Roller Blinds', 3, '64533e'),
  category('roman-blinds', 'Roman Blinds', 2, 'cec6ba'),
  category('venetian-blinds', 'Venetian Blinds', 2, 'c5bcae'),
  category('vertical-blinds', 'Vertical Blinds', 2, 'bcb3a4'),
  category('motorized', 'Motorized', 2, 'cec7bd'),
  category('upholstery-cushions', 'Upholstery & Cushions', 1, 'beb3a2'),
]);
