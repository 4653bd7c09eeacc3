/**
 * A spreadsheet of 50 products in both languages as people really fill one in: other titles, prices as text, Arabic digits, days
 * as serial numbers, formulas, rich text, blank rows, sheets of their own. It imports all the same.
 */
import { Workbook } from '@cj-tech-master/excelts';
import type { CellValueInput, Worksheet } from '@cj-tech-master/excelts';
import { photosOf } from '../media/messyPhotoNames.ts';

/** Cells of a sheet: the titles, then rows. */
export interface MessySheet {
  name: string;
  titles: string[];
  rows: CellValueInput[][];
}

const FAMILIES = [
  { en: 'Almas Linen', ar: 'كتان ألماس', material: 'Linen', category: 'curtains' },
  { en: 'Noor Voile', ar: 'فوال نور', material: 'voile', category: 'curtains' },
  { en: 'Zabeel Velvet', ar: 'مخمل زعبيل', material: 'VELVET', category: 'curtains' },
  { en: 'Layl Blackout', ar: 'بلاك أوت ليل', material: 'Polyester', category: 'curtains' },
  { en: 'Ufuq Screen', ar: 'سكرين أفق', material: 'screen', category: 'blinds' },
] as const;
const COLOURS = [
  { en: 'Ivory', ar: 'عاجي', words: 'white, beige' },
  { en: 'Sand', ar: 'رملي', words: 'Beige' },
  { en: 'Sage', ar: 'مريمي', words: 'green' },
  { en: 'Navy', ar: 'كحلي', words: 'Blue' },
  { en: 'Rust', ar: 'صدئي', words: 'Orange، brown' },
  { en: 'Pearl', ar: 'لؤلؤي', words: 'White; grey' },
  { en: 'Mocha', ar: 'موكا', words: 'brown' },
  { en: 'Blush', ar: 'وردي', words: 'pink' },
  { en: 'Charcoal', ar: 'فحمي', words: 'Grey\nBlack' },
  { en: 'Gold', ar: 'ذهبي', words: 'gold' },
] as const;

const idOf = (index: number): string => {
  const family = FAMILIES[index % FAMILIES.length];
  const colour = COLOURS[Math.floor(index / FAMILIES.length)];
  return `${family?.en ?? ''} ${colour?.en ?? ''}`.toLowerCase().replaceAll(' ', '-');
};

const PRODUCTS = 50;
/** The ways in which people write an amount. */
const AMOUNTS: readonly ((amount: number) => CellValueInput)[] = [
  (amount) => amount,
  (amount) => `AED ${amount.toFixed(2)}`,
  (amount) => amount.toFixed(2).replace('.', ','),
  (amount) => String(amount).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  (amount) => ({ formula: `${amount - 10}+10`, result: amount }),
  (amount) => ` ${amount}\u00A0`,
  (amount) => amount + 1e-13,
];
const DAYS: readonly CellValueInput[] = [
  new Date(Date.UTC(2026, 8, 7)),
  46_272,
  '25/12/2025',
  '7 Sep 2026',
  '2026-09-07',
  '٢٠٢٦/٠٩/٠٧',
];
const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

function productRow(index: number, pictureOf: (name: string) => string): CellValueInput[] {
  const family = pick(FAMILIES, index);
  const colour = pick(COLOURS, Math.floor(index / FAMILIES.length));
  const id = idOf(index);
  const [first = '', second] = photosOf(index + 1);
  const name = `${family.en} ${colour.en}`;
  return [
    index % 7 === 0
      ? { richText: [{ text: family.en, font: { bold: true } }, { text: ` ${colour.en}` }] }
      : `  ${name} `,
    `${family.ar} ${colour.ar}`,
    index % 5 === 0 ? ` ${id}\u200F` : id,
    family.category,
    family.category === 'curtains' ? 'Sheer، full-length'.toLowerCase() : '',
    'Sadeel',
    'سديل',
    `${name}, woven for the Gulf.\r\nAsk for a sample.`,
    `${family.ar} بلون ${colour.ar}، منسوج للخليج.\nاطلب عينة.`,
    index % 6 === 0
      ? { text: pictureOf(first), hyperlink: 'https://example.com/picture' }
      : pictureOf(first),
    `${name} at a window`,
    `${family.ar} على النافذة`,
    second === undefined ? '' : pictureOf(second),
    second === undefined ? '' : `${name}, the weave`,
    second === undefined ? '' : `نسيج ${family.ar}`,
    pick(DAYS, index),
    colour.words,
    pick(['Sheer', 'light filtering', 'BLACKOUT', 'dim-out', ''], index),
    family.material,
    pick(['Plain', 'striped', ''], index),
    pick(['living, bedroom', 'Majlis', 'Kitchen؛ study', ''], index),
    pick<CellValueInput>([140, '140, 280', '٢٨٠', ''], index),
    pick(['Dry clean', 'machine_wash', 'wipe'], index),
    pick<CellValueInput>([64, '32,5', ''], index),
    pick<CellValueInput>([true, 'نعم', 'no', 'لا', ''], index),
    pick<CellValueInput>([3, '3%', '٢'], index),
    pick<CellValueInput>([260, ' 310 ', ''], index),
    pick<CellValueInput>([38, '٠', ''], index),
    'call the mill before Ramadan',
  ];
}

function sizeRows(index: number): CellValueInput[][] {
  const id = idOf(index);
  const amount = 65.5 + index;
  const price = pick(AMOUNTS, index)(amount);
  const isReduced = index % 9 === 0;
  return [
    [id, `${id}-1`, 'By the metre', 'بالمتر', price, isReduced ? amount + 20 : '', 'Metre'],
    [
      id,
      `${id}-2`,
      index % 8 === 0 ? 140 : '140 × 280 cm',
      '140 × 280 سم',
      amount * 4,
      '',
      'panel',
    ],
  ];
}

/** Prices by width and drop of the only blind that has them. */
const GRID = [
  [800, 1200, 245],
  [1200, 1200, '305,00'],
  [800, 2000, 290],
  [1200, 2000, 380],
];

/** The sheets of the messy catalogue. @param pictureOf what image cells hold for the name of a picture */
export function messySheets(pictureOf: (name: string) => string): MessySheet[] {
  const picture = pictureOf(photosOf(1)[0] ?? '');
  const products = Array.from({ length: PRODUCTS }, (_, index) => productRow(index, pictureOf));
  products.splice(20, 0, [], []);
  return [
    {
      name: 'Categories',
      titles: [
        'ID',
        'Name',
        'Name (AR)',
        'Description',
        'description(ar)',
        'Image',
        'Image Text',
        'Image Text (AR)',
      ],
      rows: [
        [
          'curtains',
          'Curtains',
          'ستائر',
          'Cut and sewn in Dubai',
          'تُفصّل في دبي',
          picture,
          'A curtain',
          'ستارة',
        ],
        [
          'blinds',
          'Blinds',
          'بلايند',
          'For every window',
          'لكل نافذة',
          picture,
          'A blind',
          'بلايند',
        ],
        [
          'accessories',
          'Accessories',
          'إكسسوارات',
          'Tracks and ties',
          'مسارات وأربطة',
          picture,
          'A tie',
          'رباط',
        ],
      ],
    },
    {
      name: 'Sub Categories',
      titles: [
        'id',
        'category',
        'name',
        'name (ar)',
        'description',
        'description (ar)',
        'image',
        'image text',
        'image text (ar)',
        'what are',
        'what are (ar)',
        'why you need',
        'why you need (ar)',
      ],
      rows: [
        [
          'sheer',
          'curtains',
          'Sheers',
          'شيفون',
          'Light',
          'ضوء',
          picture,
          'A sheer',
          'شيفون',
          'Thin curtains',
          'ستائر رقيقة',
          'Daylight\nPrivacy',
          'ضوء\nخصوصية',
        ],
        [
          'full-length',
          'curtains',
          'Full length',
          'طويلة',
          'To the floor',
          'حتى الأرض',
          picture,
          'A curtain',
          'ستارة',
          'Long curtains',
          'ستائر طويلة',
          'Height',
          'ارتفاع',
        ],
        [
          'ties',
          'accessories',
          'Ties',
          'أربطة',
          'Hold curtains',
          'تمسك الستائر',
          picture,
          'A tie',
          'رباط',
          'Ties',
          'أربطة',
          'Order',
          'ترتيب',
        ],
      ],
    },
    {
      name: 'PRODUCTS',
      titles: [
        'Name',
        'Name (AR)',
        'ID',
        'Category',
        'Sub Categories',
        'Brand',
        'Brand (AR)',
        'Description',
        'Description (ar)',
        'Image 1',
        'Image 1 text',
        'Image 1 text (ar)',
        'Image 2',
        'Image 2 text',
        'Image 2 text (ar)',
        'Added',
        'Colours',
        'Opacity',
        'Material',
        'Pattern',
        'Rooms',
        'Widths (cm)',
        'Care',
        'Pattern repeat (cm)',
        'Half drop',
        'Shrinkage (%)',
        'Weight (g/m²)',
        'Stock (m)',
        '# supplier',
      ],
      rows: products,
    },
    {
      name: 'sizes',
      titles: ['product', 'id', 'label', 'label (ar)', 'price', 'original price', 'sold as'],
      rows: Array.from({ length: PRODUCTS }, (_, index) => sizeRows(index)).flat(),
    },
    {
      name: 'Made to measure',
      titles: [
        'product',
        'kind',
        'cloth',
        'headings',
        'linings',
        'track from (mm)',
        'track to (mm)',
        'drop from (mm)',
        'drop to (mm)',
        'system',
        'width from (mm)',
        'width to (mm)',
        'largest area (m²)',
        'weight (g/m²)',
        'controls',
        'extras',
        'price by',
        'price per blind',
        'price per m²',
        'smallest area (m²)',
      ],
      rows: [
        [
          idOf(0),
          'Curtain',
          `${idOf(0)}-1: 1400`,
          'Wave، double',
          'none, Lining',
          300,
          9000,
          300,
          4000,
        ],
        [idOf(1), 'curtain', `${idOf(1)}-1 = 2800`, 'wave', 'none', 300, '9 000', 300, 4000],
        [idOf(2), 'curtain', `${idOf(2)}-1: 1400`, 'double', 'lining', 300, 9000, 300, 4000],
        [
          idOf(4),
          'Blind',
          '',
          '',
          '',
          '',
          '',
          300,
          2000,
          'roller',
          300,
          1200,
          '2,4',
          420,
          'chain',
          '',
          'grid',
        ],
        [
          idOf(9),
          'blind',
          '',
          '',
          '',
          '',
          '',
          300,
          2600,
          'Roller',
          300,
          2400,
          5.6,
          260,
          'chain, battery',
          'cassette',
          'Area',
          140,
          'AED 115',
          1.5,
        ],
      ],
    },
    {
      name: 'blind_prices',
      titles: ['Product', 'Width (mm)', 'Drop (mm)', 'Price'],
      rows: GRID.map((row) => [idOf(4), ...row]),
    },
    {
      name: 'FAQ',
      titles: ['Question', 'Question (ar)', 'Answer', 'Answer (ar)'],
      rows: [
        ['Do you measure?', 'هل تأخذون المقاس؟', 'Yes, free in Dubai.', 'نعم، مجاناً في دبي.'],
        ['How long?', 'كم المدة؟', '<p>Ten days.</p>', '<p>عشرة أيام.</p>'],
      ],
    },
    {
      name: 'articles',
      titles: [
        'id',
        'title',
        'title (ar)',
        'image',
        'image text',
        'image text (ar)',
        'published',
        'text',
        'text (ar)',
      ],
      rows: [
        [
          'linen-care',
          'Linen care',
          'العناية بالكتان',
          picture,
          'Linen',
          'كتان',
          46_272,
          '<p>Wash it cold.</p>',
          '<p>اغسله بارداً.</p>',
        ],
      ],
    },
    {
      name: 'Works',
      titles: [
        'id',
        'name',
        'name (ar)',
        'products',
        'image 1',
        'image 1 text',
        'image 1 text (ar)',
      ],
      rows: [['villa', 'A villa', 'فيلا', `${idOf(0)}، ${idOf(2)}`, picture, 'A villa', 'فيلا']],
    },
    {
      name: 'banners',
      titles: [
        'image',
        'image text',
        'image text (ar)',
        'portrait image',
        'heading',
        'heading (ar)',
        'text',
        'text (ar)',
      ],
      rows: [[picture, 'A window', 'نافذة', picture, 'Daylight', 'ضوء النهار', 'Kept', 'محفوظ']],
    },
    {
      name: 'marquee',
      titles: ['text', 'text (ar)'],
      rows: [['Free measuring in Dubai', 'قياس مجاني في دبي']],
    },
  ];
}

function fill(worksheet: Worksheet, { titles, rows }: MessySheet): void {
  for (const [index, cells] of [titles, ...rows].entries())
    for (const [column, value] of cells.entries())
      if (value !== '') worksheet.getCell(index + 1, column + 1).value = value;
}

/** A workbook of some sheets, with those that people keep for themselves. @param finish changes a sheet at the end */
export async function messyWorkbook(
  sheets: readonly MessySheet[],
  finish: (worksheet: Worksheet) => void = () => undefined,
): Promise<Uint8Array> {
  const workbook = new Workbook();
  for (const sheet of sheets) {
    const worksheet = workbook.addWorksheet(sheet.name);
    fill(worksheet, sheet);
    // Rows that were formatted but never filled.
    for (let row = 1; row <= 40; row += 1)
      worksheet.getCell(sheet.rows.length + row + 1, 1).font = { bold: true };
    finish(worksheet);
  }
  workbook.addWorksheet('old prices', { state: 'hidden' }).getCell('A1').value = 'nothing here';
  workbook.addWorksheet('# to do').getCell('A1').value = 'ask for photos';
  return workbook.xlsx.writeBuffer();
}
