import { CellError } from '../catalogue/priceSheetCells.ts';
import { daySerial, parseDay } from './days.ts';
import type { Cell } from './grid.ts';
import { textOf, writeText } from './kind.ts';
import type { Kind } from './kind.ts';

function dayOf(cell: Cell): string {
  const day =
    cell.type === 'date'
      ? cell.day
      : cell.type === 'number'
        ? daySerial(cell.number)
        : parseDay(textOf(cell));
  if (day === 'ambiguous')
    throw new CellError('can be read as two days; write year, month and day, such as 2026-09-07');
  if (day === undefined) throw new CellError('is not a day; write it as 2026-09-07');
  return day;
}

/** A day of the calendar as YYYY-MM-DD. */
export const day: Kind = {
  allowed: { en: 'a day such as 2026-09-07', ar: 'يوم مثل 2026-09-07' },
  read: dayOf,
  write: writeText,
};

const MIDNIGHT = 'T00:00:00.000Z';
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}Z$/;

/** A day, or a moment as ISO 8601 in UTC. */
export const moment: Kind = {
  ...day,
  read: (cell) =>
    cell.type === 'text' && MOMENT.test(cell.text.trim())
      ? cell.text.trim()
      : `${dayOf(cell)}${MIDNIGHT}`,
  write: (value) => writeText(typeof value === 'string' ? value.replace(MIDNIGHT, '') : value),
};
