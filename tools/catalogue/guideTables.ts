/** Tables of sheets and columns for docs/catalogue.md, from the description that reads and writes them. */
import { SHEETS } from '../../server/sheets/catalogueSheets.ts';
import { imageIndex } from '../../server/sheets/imageColumns.ts';
import { ARABIC } from '../../server/sheets/sheet.ts';
import type { Column, Sheet } from '../../server/sheets/sheet.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function columnRow({ columns }: Sheet, column: Column): string {
  const { title, kind, isRequired = false, note, only, refersTo } = column;
  const hasArabic = columns.some((one) => one.title === `${title}${ARABIC}`);
  const images = columns.filter(
    (one) => imageIndex(one) !== undefined && one.path.at(-1) === 'url',
  );
  const more = images.length > 1 && title.startsWith('image 1') ? ` … ${images.length}` : '';
  const name = `\`${title}\`${more}${hasArabic ? ', `(ar)`' : ''}`;
  const facts = [
    refersTo === undefined ? kind.allowed.en : undefined,
    note?.en,
    only && `only if ${only.title} is ${only.is}`,
  ].filter((fact) => fact !== undefined);
  return `| ${name} | ${cell(facts.join('; '))} | ${isRequired ? 'yes' : ''} |`;
}

/** A heading, a sentence and a table for each sheet, as Markdown. */
export function guideTables(): string {
  return SHEETS.map((sheet) => {
    const columns = sheet.columns.filter(
      (column) => !column.title.endsWith(ARABIC) && (imageIndex(column) ?? 0) === 0,
    );
    return [
      `### ${sheet.name}`,
      '',
      sheet.note.en,
      '',
      '| column | what it holds | required |',
      '| --- | --- | --- |',
      ...columns.map((column) => columnRow(sheet, column)),
    ].join('\n');
  }).join('\n\n');
}
