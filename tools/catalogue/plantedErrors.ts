import type { CellValueInput } from '@cj-tech-master/excelts';
import { messySheets, messyWorkbook } from './messyCatalogue.ts';
import type { MessySheet } from './messyCatalogue.ts';

/** A mistake in a cell of the messy catalogue, in a title (row 1), or of a whole sheet (row 0). */
export interface PlantedError {
  sheet: string;
  row: number;
  /** Title in the file. */
  column?: string;
  value?: CellValueInput;
  /** What the message has. */
  message: RegExp;
}

const at = (
  sheet: string,
  row: number,
  column: string,
  value: CellValueInput,
  message: RegExp,
): PlantedError => ({ sheet, row, column, value, message });

const EMPTY = /must not be empty/;
const RULES = /must be one of .*did you mean/;

/** 60 mistakes. Rows 22 and 23 of the products are blank. */
export const plantedErrors: readonly PlantedError[] = [
  at('Categories', 4, 'ID', 'Accessories!', /lower-case letters/),
  at('Categories', 3, 'Name', '', EMPTY),
  at('Categories', 2, 'Name (AR)', '', /other texts of the row are in Arabic/),
  at('Categories', 2, 'Image', 'http://example.com/a.jpg', /must begin with/),
  at('Categories', 3, 'Image', '', EMPTY),
  at('Sub Categories', 4, 'category', 'accesories', /no id of the sheet categories; did you mean/),
  at(
    'Sub Categories',
    3,
    'why you need (ar)',
    'ارتفاع\nضوء',
    /must have as many lines as in English: 1$/,
  ),
  at('PRODUCTS', 2, 'Category', 'curtans', /^"curtans" is no category; did you mean curtains\?$/),
  at(
    'PRODUCTS',
    3,
    'Sub Categories',
    'sheer, sheers',
    /^"sheers" is no sub-category; did you mean sheer\?$/,
  ),
  at('PRODUCTS', 4, 'Name', '', EMPTY),
  at('PRODUCTS', 5, 'Name (AR)', '', /other texts of the row are in Arabic/),
  at('PRODUCTS', 6, 'Description', 'x'.repeat(5001), /at most 5000 characters/),
  at('PRODUCTS', 7, 'Image 1', '', EMPTY),
  at('PRODUCTS', 50, 'Image 2 text', 'The weave', /has no picture: name a photo in image 2/),
  at('PRODUCTS', 8, 'Image 1', 'javascript:alert(1)', /must begin with/),
  at('PRODUCTS', 9, 'Added', '31/02/2026', /is not a day/),
  at('PRODUCTS', 10, 'Added', '07/09/2026', /can be read as two days/),
  at('PRODUCTS', 11, 'Colours', 'white, biege', /did you mean beige/),
  at('PRODUCTS', 12, 'Opacity', 'blakout', RULES),
  at('PRODUCTS', 13, 'Material', 'lenin', /did you mean linen/),
  at('PRODUCTS', 14, 'Pattern', 'flowers', /must be one of plain, striped/),
  at('PRODUCTS', 15, 'Rooms', 'kitchn', RULES),
  at('PRODUCTS', 16, 'Widths (cm)', '140.5', /must be a whole number/),
  at('PRODUCTS', 17, 'Care', 'boil', /must be one of machine-wash/),
  at('PRODUCTS', 18, 'Pattern repeat (cm)', 'about 64', /is not a number/),
  at('PRODUCTS', 19, 'Half drop', 'maybe', /must be yes or no/),
  at('PRODUCTS', 20, 'Shrinkage (%)', 120, /must be at most 50/),
  at('PRODUCTS', 21, 'Weight (g/m²)', -260, /must be more than 0/),
  at('PRODUCTS', 24, 'Stock (m)', 12.5, /must be a whole number/),
  at('PRODUCTS', 25, 'Brand', new Date(Date.UTC(2026, 0, 5)), /turned into a date/),
  at('PRODUCTS', 26, 'Brand (AR)', { error: '#N/A' }, /is an error of the spreadsheet/),
  at('PRODUCTS', 27, 'Weight (g/m²)', { formula: 'A1+1' }, /formula whose result is not saved/),
  at('PRODUCTS', 28, 'Image 1 text (ar)', '', /other texts of the row are in Arabic/),
  at('PRODUCTS', 30, 'ID', 'almas-linen-ivory', /is also the id of row 2$/),
  {
    sheet: 'PRODUCTS',
    row: 1,
    column: 'Washing',
    message: /is no column of this sheet, which has .*, image 1 to image 4; #/,
  },
  { sheet: 'PRODUCTS', row: 1, column: 'Colours', message: /is there twice/ },
  at(
    'sizes',
    2,
    'product',
    'almas',
    /no id of the sheet products; there are almas-linen-ivory, .*, …$/,
  ),
  at('sizes', 5, 'id', 'noor-voile-ivory-1', /is also the id of row 4$/),
  at('sizes', 6, 'label', '', EMPTY),
  at('sizes', 7, 'price', 0, /must be more than 0/),
  at('sizes', 8, 'price', '1,250', /can be read in two ways/),
  at('sizes', 9, 'price', 'call us', /is not a number/),
  at('sizes', 10, 'price', 12.345, /at most two decimals/),
  at('sizes', 20, 'original price', 1, /must be higher than the price, which is \d/),
  at('sizes', 11, 'sold as', 'meters', RULES),
  at('sizes', 12, 'label (ar)', new Date(Date.UTC(2026, 0, 5)), /turned into a date/),
  at('sizes', 13, 'price', '', EMPTY),
  at('Made to measure', 2, 'headings', 'wav', RULES),
  at('Made to measure', 3, 'track from (mm)', 9500, /must be at most track to \(9000\)/),
  at(
    'Made to measure',
    4,
    'system',
    'roller',
    /must be empty, because it is only for rows whose kind is blind/,
  ),
  at('Made to measure', 6, 'controls', '', /must not be empty; allowed: chain, cordless/),
  at('Made to measure', 6, 'price per m²', 'free', /is not a number/),
  {
    sheet: 'blind_prices',
    row: 5,
    column: 'Price',
    value: 200,
    message: /costs less than the smaller blind of \d+ × \d+ mm, which costs \d+\.\d\d$/,
  },
  at('FAQ', 2, 'Answer', '', EMPTY),
  at('articles', 2, 'published', 'soon', /is not a day/),
  at('Works', 2, 'products', 'almas-linen-ivory, almas', /^"almas" is no product; /),
  at('banners', 2, 'portrait image', '', EMPTY),
  at('marquee', 2, 'text', '', EMPTY),
  { sheet: 'marquee', row: 8, column: 'A8:B8', message: /are merged/ },
  { sheet: 'prodcts', row: 0, message: /did you mean products/ },
];

/** The titles that the structure of the file gets wrong would hide other mistakes in the same columns. */
function plant(sheets: readonly MessySheet[]): MessySheet[] {
  const renamed = new Map<CellValueInput, CellValueInput>();
  return sheets.map((sheet) => {
    const copy = { ...sheet, titles: [...sheet.titles], rows: sheet.rows.map((row) => [...row]) };
    for (const { sheet: name, row, column, value } of plantedErrors) {
      if (name !== sheet.name || column === undefined) continue;
      if (row === 1) copy.titles.push(column);
      const index = sheet.titles.indexOf(column);
      const cells = copy.rows[row - 2];
      if (index < 0 || value === undefined || cells === undefined) continue;
      const old = cells[index];
      cells[index] = value;
      if (name === 'PRODUCTS' && column === 'ID') renamed.set(old, value);
    }
    // Else its sizes would be without a product, too.
    if (sheet.name === 'sizes')
      for (const cells of copy.rows) cells[0] = renamed.get(cells[0]) ?? cells[0] ?? null;
    return copy;
  });
}

/** The messy catalogue with all planted errors. */
export function plantedWorkbook(pictureOf: (name: string) => string): Promise<Uint8Array> {
  const sheets = [...plant(messySheets(pictureOf)), { name: 'prodcts', titles: ['id'], rows: [] }];
  return messyWorkbook(sheets, (worksheet) => {
    if (worksheet.name !== 'marquee') return;
    worksheet.getCell('A8').value = 'x';
    worksheet.mergeCells('A8:B8');
  });
}
