import type { Language } from '../../src/contract/common.ts';
import { escapeHtml, htmlPage, isolate, PAGE_STYLE } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { orderRows, pieceTable, productOf, windowRows } from './sheetRows.ts';
import type { Row } from './sheetRows.ts';
import type { SheetWindow, WorkroomSheet } from './workroomSheet.ts';

/** Style of printed sheets: a window a page, rows never split. */
export const SHEET_STYLE = `${PAGE_STYLE}
main{max-width:48rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{border:1px solid currentColor;padding:.375rem .5rem;text-align:start;vertical-align:top}
th[scope=row]{width:12rem}
thead+tbody th[scope=row]{width:auto}
thead+tbody td{white-space:nowrap}
tr{break-inside:avoid}
@page{size:A4;margin:15mm}
@media print{body{background:none}main{padding:0;max-width:none}section{break-before:page}}`;

const cell = (text: string): string => `<td><bdi>${escapeHtml(text)}</bdi></td>`;

function rowsTable(rows: readonly Row[]): string {
  const body = rows
    .map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th>${cell(value)}</tr>`)
    .join('\n');
  return `<table><tbody>\n${body}\n</tbody></table>`;
}

function piecesTable(window: SheetWindow, language: Language): string {
  const { columns, rows } = pieceTable(window, language);
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows.map(
    ([label = '', ...values]) =>
      `<tr><th scope="row">${isolate(label)}</th>${values.map(cell).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

function windowSection(window: SheetWindow, { workroom }: Messages, language: Language): string {
  const { request, facts, making } = window.configuration;
  // Each part apart, because a Latin name would turn the direction of the others.
  const name = [String(window.line), request.name, productOf(window, language)]
    .flatMap((part) => (part ? [`<bdi>${escapeHtml(part)}</bdi>`] : []))
    .join(' · ');
  const content =
    making === undefined
      ? `<p>${escapeHtml(workroom.notFrozen)}</p><p>${escapeHtml(facts[language].join(', '))}</p>`
      : `${rowsTable(windowRows(window, language))}\n${piecesTable(window, language)}`;
  return `<section><h2>${name}</h2>\n${content}</section>`;
}

/** The workroom sheet as a page to print: without prices, address and phone. */
export function workroomPage(sheet: WorkroomSheet, language: Language): string {
  const messages = messagesIn(language);
  const { workroom } = messages;
  const cloth = orderRows(sheet, language);
  const content =
    sheet.windows.length === 0
      ? `<p>${escapeHtml(workroom.isEmpty)}</p>`
      : sheet.windows.map((window) => windowSection(window, messages, language)).join('\n');
  const total =
    cloth.length === 0 ? '' : `<h2>${escapeHtml(workroom.toOrder)}</h2>\n${rowsTable(cloth)}\n`;
  return htmlPage(
    workroom.title(sheet.orderNumber),
    `<main><h1>${escapeHtml(workroom.title(''))}${isolate(sheet.orderNumber)}</h1>
${total}${content}</main>`,
    language,
    SHEET_STYLE,
  );
}
