import { withArabic } from '../../server/catalogue/records.ts';
import { arabicLookup } from '../../server/seed/arabicLookup.ts';
import type { ArabicSeed, CatalogueSeed } from '../../server/seed/types.ts';
import { tinyCatalogue } from './tinyCatalogue.ts';

/** Translations of some records of the small catalogue; the others have none. */
const arabic: ArabicSeed = {
  banners: { Heading: { heading: 'عنوان', text: 'نص' } },
  marquee: { Two: 'اثنان' },
  categories: { curtains: { name: 'ستائر', description: 'معلقة' } },
  subCategories: {
    sheer: {
      name: 'شيفون',
      description: 'خفيف',
      whatAre: 'ستائر رقيقة.',
      whyYouNeed: ['ضوء', 'خصوصية'],
    },
  },
  brands: { Sadeel: 'سديل' },
  products: { 'product-1': { name: 'المنتج الأول', description: 'مخمل ناعم للمجلس' } },
  sizeLabel: (label) => (label === 'Small' ? 'صغير' : undefined),
  articles: { new: { title: 'جديد', html: '<p>جديد</p>' } },
  works: { 'work-11': 'العمل 11' },
  faq: { 'Question 12': { question: 'السؤال 12', answer: '<p>الجواب 12</p>' } },
  imageAlts: {
    '/media/b.webp': 'صورة الشعار',
    '/media/c.webp': 'صورة القسم',
    '/media/s.webp': 'صورة الشيفون',
    '/media/a.webp': 'صورة المقال',
    '/media/w.webp': 'صورة العمل',
    '/media/product-1.webp': 'صورة المنتج',
  },
};

/** The small catalogue, partly in Arabic. */
export const bilingualCatalogue: CatalogueSeed = {
  ...withArabic(tinyCatalogue, arabicLookup(tinyCatalogue, arabic)),
  reviews: tinyCatalogue.reviews,
};
