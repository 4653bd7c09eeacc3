import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { ReadFile, SheetProblem } from '../../../server/sheets/grid.ts';
import { parseDay } from '../../../server/sheets/days.ts';
import { parseNumber } from '../../../server/sheets/numbers.ts';
import { readSingleCsv } from '../../../server/sheets/joinedCsv.ts';
import { readCsv } from '../../../server/sheets/readCsv.ts';
import { readXlsx } from '../../../server/sheets/readXlsx.ts';
import { sourceOf } from '../../../server/sheets/source.ts';
import { plainTitle } from '../../../server/sheets/titles.ts';
import { catalogueGrids } from '../../../server/sheets/writeGrids.ts';
import { messySheets, messyWorkbook } from '../../../tools/catalogue/messyCatalogue.ts';
import { plantedErrors, plantedWorkbook } from '../../../tools/catalogue/plantedErrors.ts';
import { priceTable } from '../../../server/seed/content/priceTable.ts';
import { hostileText } from '../../support/fuzz/hostile.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { tinyCatalogue } from '../../support/tinyCatalogue.ts';

const urlOf = (name: string): string => `/media/${encodeURIComponent(name)}`;
const shop = catalogueGrids({ ...tinyCatalogue, priceTable });

function check(file: ReadFile) {
  const source = sourceOf(file, shop);
  const { content, problems = [] } = checkCatalogue(source.content);
  return { content, problems: source.problemsOf(problems) };
}

describe('a messy spreadsheet of 50 products', () => {
  it('is read as people mean it', async () => {
    const { content, problems } = check(await readXlsx(await messyWorkbook(messySheets(urlOf))));
    expect(problems).toEqual([]);
    expect(content?.products).toHaveLength(50);
    const prices = content?.products.map(({ sizes: [first] }) => first?.price);
    expect(prices).toEqual(Array.from({ length: 50 }, (_, index) => 65.5 + index));
    expect(content?.products[3]).toMatchObject({
      id: 'layl-blackout-ivory',
      attributes: { colours: ['white', 'beige'], isHalfDrop: false, material: 'polyester' },
      addedOn: '2026-09-07',
      ar: { name: 'بلاك أوت ليل عاجي' },
    });
  });

  it('with 60 planted errors is refused with the place of each, and nothing else', async () => {
    const { content, problems } = check(await readXlsx(await plantedWorkbook(urlOf)));
    expect(content).toBeUndefined();
    const placeOf = ({
      sheet,
      row = 0,
      column = '',
    }: Pick<SheetProblem, 'sheet' | 'row' | 'column'>) => `${sheet} ${row} ${plainTitle(column)}`;
    expect(problems.map(placeOf).sort()).toEqual(plantedErrors.map(placeOf).sort());
    for (const error of plantedErrors) {
      const found = problems.find((problem) => placeOf(problem) === placeOf(error));
      expect([placeOf(error), found?.message]).toEqual([
        placeOf(error),
        expect.stringMatching(error.message),
      ]);
    }
    expect(problems).toHaveLength(60);
  });
});

describe('numbers of spreadsheets', () => {
  it.each([
    ['65.5', 65.5],
    ['65,50', 65.5],
    ['1,250.00', 1250],
    ['1.250,00', 1250],
    ['1,250,000', 1_250_000],
    ['1 250', 1250],
    ['1\u00A0250,5', 1250.5],
    ['AED 1250', 1250],
    ['١٢٥٠٫٥', 1250.5],
    ['١٬٢٥٠', 1250],
    ['۱۲ درهم', 12],
    ['0,125', 0.125],
    ['-5', -5],
    ['1,250', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['12,34,5', undefined],
    ['1e3', undefined],
    ['call us', undefined],
    ['', undefined],
  ])('%s is %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });
});

describe('days of spreadsheets', () => {
  it.each([
    ['2026-09-07', '2026-09-07'],
    ['2026/9/7', '2026-09-07'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['7/7/2026', '2026-07-07'],
    ['7 Sep 2026', '2026-09-07'],
    ['7-September-2026', '2026-09-07'],
    ['Sep 7, 2026', '2026-09-07'],
    ['٧ سبتمبر ٢٠٢٦', '2026-09-07'],
    ['7/9/2026', 'ambiguous'],
    ['31/02/2026', undefined],
    ['0026-09-07', undefined],
    ['7 Foo 2026', undefined],
    ['soon', undefined],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('prices that a spreadsheet calculated', () => {
  it('have no noise of binary fractions', () => {
    const grid = shop.find(({ title }) => title === 'price table');
    const rows = grid?.rows.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell) =>
        cell?.type === 'number' ? { ...cell, number: cell.number * (1 + Number.EPSILON) } : cell,
      ),
    }));
    const { content, problems } = check({
      grids: [{ title: 'price table', rows: rows ?? [] }],
      problems: [],
    });
    expect(problems).toEqual([]);
    expect(content?.priceTable).toEqual(priceTable);
  });
});

describe('a sheet that is too large', () => {
  const row = (values: readonly unknown[]) => values.join(',');

  it('is refused for its columns, in any form', async () => {
    const titles = ['Question', 'Answer', ...Array.from({ length: 499 }, () => '')];
    const csv = [row(titles), row(titles.map((_, index) => index))].join('\n');
    expect(readCsv(Buffer.from(csv), 'faq').problems).toEqual([
      { sheet: 'faq', row: 2, message: 'has more than 500 columns' },
    ]);
    expect(readCsv(Buffer.from(row(titles)), 'faq').problems).toEqual([]);
    const faq = { name: 'faq', titles: ['Question', 'Answer'], rows: [['Where?', 'In Dubai']] };
    const workbook = await messyWorkbook([faq], (sheet) => {
      sheet.getCell('XFD3').value = 'far away';
      sheet.getCell('XFC4').font = { bold: true };
    });
    expect((await readXlsx(workbook)).problems).toEqual([
      { sheet: 'file', message: 'has a sheet with more than 500 columns: faq, row 3' },
    ]);
  });

  it('is refused for widths and drops of a blind', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      row(['product-2', 300 + index, 400 + index, 500]),
    );
    const csv = ['product,width (mm),drop (mm),price', ...rows].join('\n');
    expect(check(readSingleCsv(Buffer.from(csv), 'blind prices')).problems).toEqual([
      {
        sheet: 'blind prices',
        row: 2,
        message:
          'has 5000 widths and 5000 drops with the other rows of its product; 40 of each are allowed',
      },
    ]);
  });
});

describe('CSV of spreadsheets', () => {
  const text = 'Question,Answer\r\n"Where, and when?","In Dubai\nat noon"\r\n';
  const expected = [
    ['Question', 'Answer'],
    ['Where, and when?', 'In Dubai\nat noon'],
  ];
  const utf16 = (value: string) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')]);
  it.each([
    ['commas', Buffer.from(text)],
    ['semicolons', Buffer.from(text.replace('n,A', 'n;A').replace('","', '";"'))],
    ['tabs in UTF-16', utf16(text.replace('n,A', 'n\tA').replace('","', '"\t"'))],
    ['a byte order mark and empty rows', Buffer.from(`\uFEFF${text},\r\n,,\r\n`)],
    ['the line for Excel', Buffer.from(`sep=,\r\n${text}`)],
  ])('is read with %s', (_what, bytes) => {
    const { grids, problems } = readCsv(bytes, 'faq');
    expect(problems).toEqual([]);
    const cells = grids[0]?.rows.map((row) =>
      row.cells.slice(0, 2).map((cell) => (cell?.type === 'text' ? cell.text : undefined)),
    );
    expect(cells).toEqual(expected);
  });
});

describe('any file', () => {
  it('of hostile texts is read or refused with places', () => {
    const titles = shop
      .flatMap(({ rows }) => rows[0]?.cells ?? [])
      .flatMap((cell) => (cell?.type === 'text' ? [cell.text] : []));
    const cell = fc.oneof(hostileText, fc.constantFrom(...titles), fc.constant('product-1'));
    const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 });
    const name = fc.constantFrom(
      'products',
      'sizes',
      'made to measure',
      'blind prices',
      'price table',
      'faq',
      'other',
    );
    fc.assert(
      fc.property(
        name,
        fc.array(fc.constantFrom(...titles), { maxLength: 8 }),
        rows,
        (title, head, body) => {
          const csv = [head, ...body]
            .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
            .join('\n');
          const { content, problems } = check(readSingleCsv(Buffer.from(csv), title));
          expect(content !== undefined || problems.length > 0).toBe(true);
          expect(Object.prototype).not.toHaveProperty('polluted');
        },
      ),
      { seed: PROPERTY_SEED, numRuns: 200 },
    );
  });

  it('of any bytes is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes]);
        expect((await readXlsx(zip)).problems).toHaveLength(1);
        expect(check(readSingleCsv(bytes, 'faq')).problems.length).toBeGreaterThan(0);
      }),
      { seed: PROPERTY_SEED, numRuns: 50 },
    );
  });
});
