import Papa from 'papaparse';
import type { Cell, Grid, ReadFile, SheetProblem } from './grid.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../limits/sheets.ts';

const DELIMITERS = [',', ';', '\t'];
/** First line of files in which Excel is told the delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Exports write ' before what spreadsheets take for a formula. */
const ESCAPED = /^'+[=+\-@\t\r]/;

/** The text of a file; `undefined` when its encoding is unknown. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  try {
    if (isLittle || isBig)
      return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What is between columns: what the first line outside of quotes has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]{0,1000}"/g, '').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((one) => head.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const cellOf = (text: string): Cell | undefined =>
  text === '' ? undefined : { type: 'text', text: ESCAPED.test(text) ? text.slice(1) : text };

/** Reads CSV in UTF-8 or UTF-16, with commas, semicolons or tabs. @param title name of the sheet */
export function readCsv(bytes: Uint8Array, title: string): ReadFile {
  const refuse = (message: string, row?: number): ReadFile => ({
    grids: [],
    problems: [{ sheet: title, row, message }],
  });
  const decoded = decode(bytes);
  if (decoded === undefined)
    return refuse('is in another encoding than UTF-8; save it as "CSV UTF-8" in the spreadsheet');
  if (decoded.includes('\0'))
    return refuse('is no text; save it as "CSV UTF-8" in the spreadsheet');
  const [, told] = SEPARATOR_LINE.exec(decoded) ?? [];
  const text = decoded.replace(SEPARATOR_LINE, '');
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: told ?? delimiterOf(text),
    preview: MAX_ROWS + 2,
  });
  const skipped = told === undefined ? 1 : 2;
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0, message }): SheetProblem => ({ sheet: title, row: row + skipped, message }));
  if (data.length > MAX_ROWS + 1) return refuse(`has more than ${MAX_ROWS} rows`);
  const wide = data.findIndex((cells) => cells.slice(MAX_COLUMNS).some(Boolean));
  if (wide >= 0) return refuse(`has more than ${MAX_COLUMNS} columns`, wide + skipped);
  const rows = data
    .map((cells, index) => ({
      number: index + skipped,
      cells: cells.slice(0, MAX_COLUMNS).map(cellOf),
    }))
    .filter(({ cells }) => cells.some((cell) => cell?.type === 'text' && cell.text.trim() !== ''));
  const grid: Grid = { title, rows };
  return { grids: [grid], problems };
}
