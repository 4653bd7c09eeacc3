import { bilingual, column, required } from './sheet.ts';
import type { Column, Sheet } from './sheet.ts';
import { moment } from './dayKinds.ts';
import type { Kind } from './kind.ts';
import { html, ids, lines, text } from './textKinds.ts';
import { gridPrices, madeToMeasure } from './madeSheets.ts';
import { products, sizes } from './productSheets.ts';
import { banners, marquee, promotions } from './homeSheets.ts';
import { categoryColumn, idColumn } from './idColumns.ts';
import { imageColumns, oneImage } from './imageColumns.ts';

const key = idColumn({
  en: 'stays the same forever: it is in addresses of pages',
  ar: 'لا يتغير أبداً، فهو جزء من رابط الصفحة',
});

const described: Column[] = [
  ...bilingual('name', 'name', text, required),
  ...bilingual('description', 'description', text),
  ...oneImage(),
];

const categories: Sheet = {
  name: 'categories',
  field: 'categories',
  key: 'id',
  lists: ['subCategories'],
  note: { en: 'A row per category, in the order of the menu.', ar: 'صف لكل قسم، بترتيب القائمة.' },
  columns: [key, ...described],
};

const subCategories: Sheet = {
  name: 'sub-categories',
  field: 'subCategories',
  key: 'id',
  parent: { name: 'categories', title: 'category' },
  note: {
    en: 'A row per sub-category; products name those that they fit.',
    ar: 'صف لكل قسم فرعي؛ يذكر كل منتج الأقسام التي يناسبها.',
  },
  columns: [
    key,
    categoryColumn,
    ...described,
    ...bilingual('what are', 'whatAre', text, {
      note: { en: 'answers "What are …?"', ar: 'يجيب عن «ما هي …؟»' },
    }),
    ...bilingual('why you need', 'whyYouNeed', lines, {
      note: { en: 'reasons, as many in Arabic', ar: 'الأسباب، وبالعدد نفسه بالعربية' },
    }),
  ],
};

const faq: Sheet = {
  name: 'faq',
  field: 'faq',
  note: { en: 'A row per question.', ar: 'صف لكل سؤال.' },
  columns: [
    ...bilingual('question', 'question', text, required),
    ...bilingual('answer', 'answer', html, required),
  ],
};

const articles: Sheet = {
  name: 'articles',
  field: 'articles',
  key: 'id',
  note: { en: 'A row per article; the latest is shown first.', ar: 'صف لكل مقال؛ الأحدث أولاً.' },
  columns: [
    key,
    ...bilingual('title', 'title', text, required),
    ...oneImage(),
    column('published', 'publishedAt', moment, required),
    ...bilingual('text', 'html', html, required),
  ],
};

const works: Sheet = {
  name: 'works',
  field: 'works',
  key: 'id',
  note: { en: 'A row per project that the shop shows.', ar: 'صف لكل مشروع يعرضه المتجر.' },
  columns: [
    key,
    ...bilingual('name', 'name', text, required),
    column('products', 'products', ids, {
      isOptional: true,
      note: { en: 'ids of products that were used', ar: 'معرّفات المنتجات المستخدمة' },
    }),
    ...imageColumns(20),
  ],
};

export const PRICE_TABLE = 'price table';

const AMOUNT = /^(?:0|[1-9]\d{0,8})(?:\.\d\d)?$/;

/** Texts, of which amounts are written as numbers to calculate with. */
const amount: Kind = {
  ...text,
  write: (value) =>
    typeof value === 'string' && AMOUNT.test(value)
      ? { type: 'number', number: Number(value) }
      : text.write(value),
};

/** The sheet of the price table, which has a row per value. */
export const priceTableSheet: Sheet = {
  name: PRICE_TABLE,
  field: 'priceTable',
  key: 'name',
  note: {
    en: 'Prices of finished windows, as `shop prices export` writes them. Change the column value.',
    ar: 'أسعار الستائر المفصّلة على المقاس كما يكتبها `shop prices export`. غيّر عمود value فقط.',
  },
  columns: [
    column('name', 'name', text, required),
    column('value', 'value', amount, { isOptional: true }),
    column('unit', 'unit', text, { isOptional: true }),
  ],
};

/** All sheets in the order of a workbook, parents first. */
export const SHEETS: readonly Sheet[] = [
  categories,
  subCategories,
  products,
  sizes,
  madeToMeasure,
  gridPrices,
  priceTableSheet,
  faq,
  articles,
  works,
  banners,
  marquee,
  promotions,
];

/** Sheets with a record per row. */
export const RECORD_SHEETS = SHEETS.filter(
  (sheet) => sheet !== gridPrices && sheet !== priceTableSheet,
);
