import { Workbook } from '@cj-tech-master/excelts';
import type { Worksheet } from '@cj-tech-master/excelts';
import { SHEETS } from './catalogueSheets.ts';
import { columnLetter, shownText } from './grid.ts';
import type { Cell, Grid } from './grid.ts';
import { MAX_CELL_CHARACTERS } from '../limits/sheets.ts';
import { readMe } from './readMe.ts';
import { ARABIC } from './sheet.ts';
import type { Column, Sheet } from './sheet.ts';
import { plainTitle } from './titles.ts';

/** Empty rows with drop-downs, below those that are filled. */
const NEW_ROWS = 500;
const HEADER = { argb: 'FFF3EAD7' };

/** Thrown when a workbook cannot hold a catalogue; the message says what to do. */
export class WorkbookLimitError extends Error {}

function valueOf(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined) return null;
  if (cell.type === 'number') return cell.number;
  return cell.type === 'boolean' ? cell.value : shownText(cell);
}

/** The comment of a column: what it is for and what may be there, in both languages. */
function columnComment({ note, kind, isRequired = false, only }: Column): string {
  const english = [note?.en, kind.allowed.en, isRequired ? 'required' : undefined];
  const arabic = [note?.ar, kind.allowed.ar, isRequired ? 'مطلوب' : undefined];
  const condition = only && `only if ${only.title} is ${only.is}`;
  return [[...english, condition], arabic]
    .map((parts) => parts.filter(Boolean).join('\n'))
    .join('\n\n');
}

/** The list of a drop-down: the values, or the ids of another sheet. */
function listOf({ kind, refersTo }: Column): string | undefined {
  if (refersTo !== undefined) return `'${refersTo}'!$A$2:$A$2000`;
  return kind.values && `"${kind.values.join(',')}"`;
}

function formatColumn(worksheet: Worksheet, index: number, column: Column, rows: number): void {
  const letter = columnLetter(index);
  const isArabic = column.title.endsWith(ARABIC);
  const ofSheet = worksheet.getColumn(index + 1);
  ofSheet.width = Math.min(40, Math.max(14, column.title.length + 4));
  ofSheet.alignment = {
    vertical: 'top',
    wrapText: true,
    ...(isArabic && { readingOrder: 'rtl', horizontal: 'right' }),
  };
  const head = worksheet.getCell(`${letter}1`);
  head.font = { bold: true };
  head.fill = { type: 'pattern', pattern: 'solid', fgColor: HEADER };
  head.note = { texts: [{ text: columnComment(column) }], width: 220, height: 160 };
  const list = listOf(column);
  if (list === undefined) return;
  worksheet.dataValidations.add(`${letter}2:${letter}${rows + NEW_ROWS}`, {
    type: 'list',
    allowBlank: true,
    formulae: [list],
    showErrorMessage: true,
    errorStyle: 'warning',
    error: column.kind.allowed.en,
  });
}

function addGrid(workbook: Workbook, { title, rows }: Grid, sheet: Sheet): void {
  const worksheet = workbook.addWorksheet(title, {
    views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }],
  });
  for (const { number, cells } of rows)
    for (const [index, cell] of cells.entries()) {
      const value = valueOf(cell);
      if (typeof value === 'string' && value.length > MAX_CELL_CHARACTERS)
        throw new WorkbookLimitError(
          `${title}, row ${number}, column ${columnLetter(index)} has ${value.length} characters, and a cell of Excel holds ${MAX_CELL_CHARACTERS}. Export to a folder or a .json file.`,
        );
      if (value !== null) worksheet.getCell(number, index + 1).value = value;
    }
  const titles = rows[0]?.cells.map(shownText) ?? [];
  for (const [index, name] of titles.entries()) {
    const column = sheet.columns.find((one) => one.title === name);
    if (column !== undefined) formatColumn(worksheet, index, column, rows.length);
  }
}

function addReadMe(workbook: Workbook): void {
  const worksheet = workbook.addWorksheet('Read me');
  const columns = [
    { index: 1, rtl: false },
    { index: 2, rtl: true },
  ];
  for (const { index, rtl } of columns) {
    const column = worksheet.getColumn(index);
    column.width = 70;
    column.alignment = {
      vertical: 'top',
      wrapText: true,
      ...(rtl && { readingOrder: 'rtl', horizontal: 'right' }),
    };
  }
  for (const [index, { en, ar }] of readMe().entries()) {
    worksheet.getCell(index + 1, 1).value = en;
    worksheet.getCell(index + 1, 2).value = ar;
  }
  for (const index of [1, 2]) worksheet.getCell(1, index).font = { bold: true, size: 14 };
}

/**
 * A workbook (.xlsx) with all sheets, comments and drop-downs of what is allowed.
 * @throws WorkbookLimitError when a text is longer than a cell
 */
export async function writeXlsx(grids: readonly Grid[]): Promise<Uint8Array> {
  const workbook = new Workbook();
  addReadMe(workbook);
  for (const grid of grids) {
    const sheet = SHEETS.find(({ name }) => plainTitle(name) === plainTitle(grid.title));
    if (sheet !== undefined) addGrid(workbook, grid, sheet);
  }
  return workbook.xlsx.writeBuffer();
}
