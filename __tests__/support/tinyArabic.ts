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
    b: 'صورة الشعار',
    c: 'صورة القسم',
    s: 'صورة الشيفون',
    a: 'صورة المقال',
    w: 'صورة العمل',
    'product-1': 'صورة المنتج',
  },
};

/** The small catalogue, partly in Arabic. */
export const bilingualCatalogue: CatalogueSeed = { ...tinyCatalogue, arabic };
