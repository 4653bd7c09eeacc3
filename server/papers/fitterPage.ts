import type { Language } from '../../src/contract/common.ts';
import { escapeHtml, htmlPage, isolate } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import { mapUrl } from '../rules/place.ts';
import { drawingTexts, fitterRows, watchTexts } from './fitterRows.ts';
import { visitRows } from './fitterSheet.ts';
import type { FitterSheet } from './fitterSheet.ts';
import { boxes, rowsTable, SHEET_STYLE, windowHeading } from './sheetHtml.ts';
import { productOf } from './sheetRows.ts';
import { windowDrawing } from './windowDrawing.ts';
import type { SheetWindow } from './workroomSheet.ts';

function windowSection(window: SheetWindow, language: Language): string {
  const { fitter, workroom } = messagesIn(language);
  const { request, making, facts } = window.configuration;
  const heading = windowHeading([
    String(window.line),
    request.name,
    productOf(window, language),
    facts[language].join(language === 'ar' ? '، ' : ', '),
  ]);
  if (making === undefined)
    return `<section>${heading}<p>${escapeHtml(workroom.notFrozen)}</p></section>`;
  const watch = watchTexts(window, language);
  const warnings = watch.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `<section>${heading}
<p>${window.labels.map(isolate).join(' · ')}</p>
${windowDrawing(making, drawingTexts(making, language))}
${rowsTable(fitterRows(window, language))}
${watch.length === 0 ? '' : `<h3>${escapeHtml(fitter.watchTitle)}</h3><ul>${warnings}</ul>`}</section>`;
}

/** The fitter's sheet as a page to print: address and checklist, a window a page, and the hand-over. */
export function fitterPage(sheet: FitterSheet, language: Language): string {
  const { fitter, workroom } = messagesIn(language);
  const title = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
  const isEmpty = sheet.windows.length === 0;
  const content = isEmpty
    ? `<p>${escapeHtml(workroom.isEmpty)}</p>`
    : sheet.windows.map((window) => windowSection(window, language)).join('\n');
  const signature = [fitter.remarks, fitter.customerSigns, fitter.fitterSigns]
    .map((text) => `<tr><th scope="row">${escapeHtml(text)}</th><td><br><br></td></tr>`)
    .join('');
  return htmlPage(
    fitter.title(sheet.order.order_number),
    `<main><h1>${escapeHtml(fitter.title(''))}${isolate(sheet.order.order_number)}</h1>
${title(fitter.visit)}
${rowsTable(visitRows(sheet, language))}
<p><a href="${escapeHtml(mapUrl(sheet.order))}" rel="noreferrer">${escapeHtml(fitter.map)}</a></p>
${title(fitter.building)}
${boxes(fitter.permissions)}
${content}
<div class="keep">${title(fitter.handOver)}
${boxes(fitter.handOverTexts)}
<table><tbody>${signature}</tbody></table></div></main>`,
    language,
    SHEET_STYLE,
  );
}
