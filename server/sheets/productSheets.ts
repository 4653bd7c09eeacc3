import { FACET_VALUES } from '../rules/facets.ts';
import { choice, choices, flag } from './choiceKinds.ts';
import { day } from './dayKinds.ts';
import { categoryColumn, idColumn, productColumn } from './idColumns.ts';
import { imageColumns } from './imageColumns.ts';
import type { Bilingual, Kind } from './kind.ts';
import { number, percent, price, whole, wholes } from './numberKinds.ts';
import { bilingual, column, required } from './sheet.ts';
import type { Column, Sheet } from './sheet.ts';
import { ids, picture, text } from './textKinds.ts';

const optional = { isOptional: true };

const attribute = (title: string, key: string, kind: Kind, note?: Bilingual): Column =>
  column(title, `attributes.${key}`, kind, { ...optional, ...(note && { note }) });

export const products: Sheet = {
  name: 'products',
  field: 'products',
  key: 'id',
  lists: ['sizes'],
  note: {
    en: 'A row per product, in the order of the lists. Attributes are what filters find.',
    ar: 'صف لكل منتج، بترتيب العرض. المواصفات هي ما تجده الفلاتر.',
  },
  columns: [
    idColumn({
      en: 'stays the same forever: it is in the address of the page',
      ar: 'لا يتغير أبداً، فهو جزء من رابط الصفحة',
    }),
    categoryColumn,
    column('sub-categories', 'subCategories', ids),
    ...bilingual('name', 'name', text, required),
    ...bilingual('brand', 'brand', text),
    ...bilingual('description', 'description', text),
    ...imageColumns(4),
    column('room image', 'roomImage', picture, {
      ...optional,
      note: {
        en: 'shows it at a window; cards show it first',
        ar: 'المنتج على النافذة؛ تظهر أولاً',
      },
    }),
    column('added', 'addedOn', day, {
      ...optional,
      note: { en: 'for the order "newest"', ar: 'لترتيب «الأحدث»' },
    }),
    attribute('colours', 'colours', choices(FACET_VALUES.colour), {
      en: 'main colour first',
      ar: 'اللون الأساسي أولاً',
    }),
    attribute('opacity', 'opacity', choice(FACET_VALUES.opacity)),
    attribute('material', 'material', choice(FACET_VALUES.material)),
    attribute('pattern', 'pattern', choice(FACET_VALUES.pattern)),
    attribute('rooms', 'rooms', choices(FACET_VALUES.room)),
    attribute('widths (cm)', 'widths', wholes),
    attribute('care', 'careMethod', choice(FACET_VALUES.care)),
    attribute('pattern repeat (cm)', 'patternRepeat', number),
    attribute('half drop', 'isHalfDrop', flag),
    attribute('can be turned', 'canBeRailroaded', flag, {
      en: 'whether the cloth can hang sideways, without seams',
      ar: 'هل يمكن تعليق القماش بالعرض بدون خياطة',
    }),
    attribute('shrinkage (%)', 'shrinkage', percent),
    attribute('weight (g/m²)', 'weight', number),
    attribute('stock (m)', 'stock', whole, {
      en: 'whole metres in Dubai; 0 for none, empty when it is not counted',
      ar: 'أمتار كاملة في دبي؛ 0 إذا نفد، وفارغ إذا لم يُحسب',
    }),
    attribute(
      'blind kind',
      'blindKind',
      choice(['roller', 'day-night', 'roman', 'venetian', 'vertical']),
    ),
    attribute('tile image', 'tile.image', picture, {
      en: 'one flat, square repeat of the cloth, with which rooms are composed',
      ar: 'صورة مربعة مسطحة لتكرار القماش، تُركّب بها صور الغرف',
    }),
    attribute('tile width (mm)', 'tile.width', number),
    attribute(
      'tile cloth',
      'tile.cloth',
      choice(['matte', 'velvet', 'jacquard', 'satin', 'sheer']),
    ),
  ],
};

export const sizes: Sheet = {
  name: 'sizes',
  field: 'sizes',
  key: 'id',
  parent: { name: 'products', title: 'product' },
  note: {
    en: 'A row per size with its price. A product without sizes has to be made to measure.',
    ar: 'صف لكل مقاس وسعره. المنتج بدون مقاسات يجب أن يكون تفصيلاً حسب المقاس.',
  },
  columns: [
    productColumn,
    idColumn({
      en: 'stays the same forever: carts refer to it',
      ar: 'لا يتغير أبداً، فالسلات تعتمد عليه',
    }),
    ...bilingual('label', 'label', text, required),
    column('price', 'price', price, required),
    column('original price', 'originalPrice', price, {
      ...optional,
      note: { en: 'before a reduction', ar: 'قبل التخفيض' },
    }),
    column('reduced from', 'reducedFrom', day, {
      ...optional,
      staysWith: 'original price',
      note: { en: 'first day of the reduction in Dubai', ar: 'أول يوم للتخفيض بتوقيت دبي' },
    }),
    column('reduced until', 'reducedUntil', day, {
      ...optional,
      staysWith: 'original price',
      note: { en: 'last day of the reduction in Dubai', ar: 'آخر يوم للتخفيض بتوقيت دبي' },
    }),
    column('sold as', 'soldAs', choice(['metre', 'panel', 'blind']), {
      ...optional,
      note: { en: 'the unit of the price', ar: 'وحدة السعر' },
    }),
  ],
};
