import type { Language } from '../../src/contract/common.ts';
import { escapeHtml, htmlPage, isolate } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import { orderRows, pieceTable, productOf, windowRows } from './sheetRows.ts';
import { codeTable, rowsTable, SHEET_STYLE, windowHeading } from './sheetHtml.ts';
import type { SheetWindow, WorkroomSheet } from './workroomSheet.ts';

function windowSection(window: SheetWindow, { workroom }: Messages, language: Language): string {
  const { request, facts, making } = window.configuration;
  const name = windowHeading([String(window.line), request.name, productOf(window, language)]);
  const { columns, rows } = pieceTable(window, language);
  const content =
    making === undefined
      ? `<p>${escapeHtml(workroom.notFrozen)}</p><p>${escapeHtml(facts[language].join(', '))}</p>`
      : `${rowsTable(windowRows(window, language))}\n${codeTable(columns, rows)}`;
  return `<section>${name}\n${content}</section>`;
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
