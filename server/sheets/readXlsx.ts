import { Workbook } from '@cj-tech-master/excelts';
import type { Cell as WorkbookCell, CellValue, Worksheet } from '@cj-tech-master/excelts';
import type { Cell, Grid, ReadFile, SheetProblem } from './grid.ts';
import { isBlank } from './grid.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../limits/sheets.ts';
import { TooLargeError, unpack } from './unpack.ts';

/** Beginning of old workbooks and of those with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** What the import does not need, and what a workbook may have by the million. */
const IGNORED_NODES = [
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'legacyDrawing',
  'picture',
  'tableParts',
  'extLst',
];

const unusable = (text: string, reason: string): Cell => ({ type: 'unusable', text, reason });

/** The meaning of a value of a workbook; nothing is calculated. */
function cellOf(value: CellValue, isPercent: boolean): Cell | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return { type: 'text', text: value };
  if (typeof value === 'number')
    return { type: 'number', number: value, ...(isPercent && { isPercent }) };
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? unusable('', 'is no day of the calendar')
      : { type: 'date', day: value.toISOString().slice(0, 10) };
  if ('error' in value)
    return unusable(value.error, 'is an error of the spreadsheet; write the value itself');
  if ('hyperlink' in value) return { type: 'text', text: value.text };
  if ('richText' in value)
    return { type: 'text', text: value.richText.map(({ text }) => text).join('') };
  if ('checkbox' in value) return { type: 'boolean', value: value.checkbox };
  const { result, formula = '' } = value;
  return result === undefined
    ? unusable(
        `=${formula}`,
        'is a formula whose result is not saved; open the file in the program and save it, or write the value',
      )
    : cellOf(result, isPercent);
}

const isPercentFormat = ({ numFmt }: WorkbookCell): boolean =>
  typeof numFmt === 'string' && numFmt.includes('%');

/** The rows of a sheet. @throws TooLargeError */
function gridOf(worksheet: Worksheet): Grid {
  const rows: Grid['rows'][number][] = [];
  worksheet.eachRow((row, number) => {
    const cells: (Cell | undefined)[] = [];
    row.eachCell((cell, column) => {
      const read = cellOf(cell.value, isPercentFormat(cell));
      if (column <= MAX_COLUMNS) cells[column - 1] = read;
      else if (!isBlank(read))
        throw new TooLargeError(
          `has a sheet with more than ${MAX_COLUMNS} columns: ${worksheet.name}, row ${number}`,
        );
    });
    // Not a sparse array, whose holes some functions skip.
    const filled = Array.from(cells);
    if (filled.some((cell) => !isBlank(cell))) rows.push({ number, cells: filled });
  });
  return { title: worksheet.name, rows, isHidden: worksheet.state !== 'visible' };
}

/** Ranges of merged cells: only the first of them has a value, so that rows below would lose theirs. */
function mergeProblems(worksheet: Worksheet): SheetProblem[] {
  const { mergeCells = [] } = worksheet.model as { mergeCells?: readonly string[] };
  return mergeCells.map((range) => ({
    sheet: worksheet.name,
    row: Number(/\d+/.exec(range)?.[0] ?? 1),
    column: range,
    isRange: true,
    message:
      'are merged; press "Unmerge cells" and fill in each, because only the first has a value',
  }));
}

const refused = (message: string): ReadFile => ({
  grids: [],
  problems: [{ sheet: 'file', message }],
});

/** Reads the sheets of a workbook (.xlsx). Formulas are not calculated: their saved results count. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadFile> {
  if (COMPOUND_FILE.every((byte, index) => bytes[index] === byte))
    return refused(
      'is an old workbook (.xls) or has a password; save it as "Excel Workbook (.xlsx)" without a password',
    );
  const workbook = new Workbook();
  let grids: Grid[];
  try {
    const files = await unpack(bytes);
    await workbook.xlsx.loadFromFiles(files, { ignoreNodes: IGNORED_NODES, maxRows: MAX_ROWS + 1 });
    grids = workbook.worksheets.map(gridOf);
  } catch (error) {
    if (error instanceof TooLargeError) return refused(error.message);
    const reason = error instanceof Error ? error.message : '';
    return /max row/i.test(reason)
      ? refused(`has a sheet with more than ${MAX_ROWS} rows`)
      : refused(`is no workbook that can be read (${reason})`);
  }
  const shown = workbook.worksheets.filter(({ state }) => state === 'visible');
  return { grids, problems: shown.flatMap(mergeProblems) };
}
