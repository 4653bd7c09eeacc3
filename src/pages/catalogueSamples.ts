import { toCategoryRecords, toSubCategoryRecords } from '@/api/catalogue';
import { toProductRecords } from '@/api/products';
import type { Category, SubCategory } from '@/contract/catalogue';
import { sampleProducts } from '@/features/products/productSamples';

/** The first `count` fabrics as the store keeps them. */
export const fabricRecords = (count = sampleProducts.length) =>
  toProductRecords(sampleProducts.slice(0, count));

/** Category of the sub-categories below. */
export const CATEGORY_ID = 'curtains';

export const linen: SubCategory = {
  _id: 'linen-curtains',
  category: CATEGORY_ID,
  name: 'Linen curtains',
  description:
    'Natural flax and easy-care linen blends with a dry hand and a gentle slub, hung lined or unlined over white sheers.',
  image: '/media/subcategories/linen-curtains/800x1000-c3baac/800.webp',
  imageAlt: 'Natural flax linen curtains on a brass rod',
  whatAre:
    'Linen is woven from flax, a long fibre with small irregularities that give every curtain its own surface.',
  whyYouNeed: [
    'Warm, filtered light without closing the room off.',
    'A cool, breathable cloth that suits the climate.',
    'Grows softer with each careful wash.',
  ],
};

export const blackout: SubCategory = {
  ...linen,
  _id: 'blackout-curtains',
  name: 'Blackout curtains',
  description:
    'Dense cloths that turn a bright bedroom properly dark, at noon as well as at night.',
  image: '/media/subcategories/blackout-curtains/800x1000-302a25/800.webp',
  imageAlt: 'Charcoal blackout curtains drawn almost closed over a bright window',
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

export const curtainRecords = toSubCategoryRecords([linen, blackout]);
