import { day } from './dayKinds.ts';
import { oneImage } from './imageColumns.ts';
import { bilingual, column, required } from './sheet.ts';
import type { Column, Sheet } from './sheet.ts';
import { picture, text } from './textKinds.ts';

/** First and last day on which a record is shown. */
const period: Column[] = [
  column('from', 'from', day, {
    isOptional: true,
    note: { en: 'first day in Dubai on which it is shown', ar: 'أول يوم عرض بتوقيت دبي' },
  }),
  column('until', 'until', day, {
    isOptional: true,
    note: { en: 'last day in Dubai on which it is shown', ar: 'آخر يوم عرض بتوقيت دبي' },
  }),
];

/** Sheets of what the home page shows, each record on its days. */
export const banners: Sheet = {
  name: 'banners',
  field: 'banners',
  note: {
    en: "A row per slide of the home page's carousel.",
    ar: 'صف لكل شريحة في الصفحة الرئيسية.',
  },
  columns: [
    ...oneImage(),
    column('portrait image', 'imagePortrait', picture, {
      ...required,
      note: { en: 'for phones, 4:5', ar: 'للهواتف، بنسبة 4:5' },
    }),
    ...bilingual('heading', 'heading', text),
    ...bilingual('text', 'text', text),
    ...period,
  ],
};

export const marquee: Sheet = {
  name: 'marquee',
  field: 'marquee',
  note: {
    en: 'A row per line that moves below the carousel.',
    ar: 'صف لكل جملة في الشريط المتحرك.',
  },
  columns: [...bilingual('text', 'content', text, required), ...period],
};

export const promotions: Sheet = {
  name: 'promotions',
  field: 'promotions',
  note: {
    en: 'A row per promotion: with an image a section of the home page, without one the name of the sale.',
    ar: 'صف لكل عرض: مع صورة يظهر قسماً في الصفحة الرئيسية، وبدونها اسماً للتخفيضات.',
  },
  columns: [
    ...bilingual('heading', 'heading', text, required),
    ...bilingual('text', 'text', text),
    ...bilingual('link text', 'linkLabel', text, required),
    column('link', 'link', text, {
      ...required,
      note: { en: 'path in the shop, such as /products', ar: 'مسار في المتجر مثل ‎/products' },
    }),
    column('image', 'image.url', picture, { isOptional: true }),
    column('image text', 'image.alt', text, { isOptional: true }),
    column('image text (ar)', 'ar.imageAlt', text),
    ...period,
  ],
};
