import { colours } from '../../brand/colours.ts';
import { escapeHtml, PAGE_STYLE } from '../http/html.ts';
import type { Row } from './sheetRows.ts';

/** Style of printed sheets: a window a page, rows never split. */
export const SHEET_STYLE = `${PAGE_STYLE}
main{max-width:48rem}
h1{border-bottom:2px solid ${colours.gold};padding-bottom:.5rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1rem 0 .5rem}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{border:1px solid ${colours.sandDark};padding:.375rem .5rem;text-align:start;vertical-align:top}
th[scope=row]{width:12rem}
thead+tbody th[scope=row]{width:auto}
thead+tbody td{white-space:nowrap}
tr,.keep{break-inside:avoid}
svg{display:block;width:100%;max-width:26rem;margin:0 0 1rem}
ul.boxes{list-style:none;padding:0;margin:0 0 1rem}
ul.boxes li::before{content:"☐ "}
@page{size:A4;margin:18mm}
@media print{body{background:none;font-size:10pt}main{padding:0;max-width:none}th,td{padding:.15rem .4rem}svg{max-width:17rem}section{break-before:page}}`;

const cell = (text: string): string => `<td><bdi>${escapeHtml(text)}</bdi></td>`;

/** Labels with their values. */
export function rowsTable(rows: readonly Row[]): string {
  const body = rows
    .map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th>${cell(value)}</tr>`)
    .join('\n');
  return `<table><tbody>\n${body}\n</tbody></table>`;
}

/** Rows that begin with a code. */
export function codeTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map(
    ([code = '', ...values]) =>
      `<tr><th scope="row"><bdi dir="ltr">${escapeHtml(code)}</bdi></th>${values.map(cell).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

/** Boxes to tick by hand. */
export const boxes = (texts: readonly string[]): string =>
  `<ul class="boxes">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Heading of a window. Each part apart, because a Latin name would turn the direction of the others. */
export const windowHeading = (parts: readonly (string | undefined)[]): string =>
  `<h2>${parts.flatMap((part) => (part ? [`<bdi>${escapeHtml(part)}</bdi>`] : [])).join(' · ')}</h2>`;
