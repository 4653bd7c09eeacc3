import { toLatinDigits } from '../digits';

/** What a size label says: cloth of a width, or a piece of width and drop; in cm. */
export type LabelledSize =
  { kind: 'metre'; width: number } | { kind: 'piece'; width: number; drop: number };

const UNITS: Readonly<Record<string, number>> = {
  cm: 1,
  mm: 0.1,
  m: 100,
  in: 2.54,
  سم: 1,
  ملم: 0.1,
};
const LABEL =
  /^(?:(width|عرض) ?)?(\d+(?:[.,]\d+)?) ?(cm|mm|m|in|سم|ملم)? ?(?:[x×*] ?(?:طول ?)?(\d+(?:[.,]\d+)?) ?(cm|mm|m|in|سم|ملم)?)? ?(width|عرض)?$/;

/** The size in a label; `null` for free text, so that nothing is guessed (product 15.7). */
export function parseSizeLabel(label: string): LabelledSize | null {
  const text = toLatinDigits(label).replace('٫', '.').replace(/\s+/g, ' ').trim().toLowerCase();
  const match = LABEL.exec(text);
  if (match === null) return null;
  const [, before, first = '', firstUnit, second, secondUnit, after] = match;
  const isWidth = before !== undefined || after !== undefined;
  const toCm = (digits: string, unit: string | undefined) =>
    Math.round(Number(digits.replace(',', '.')) * (UNITS[unit ?? 'cm'] ?? 1) * 10) / 10;
  // A unit after both numbers counts for both.
  const width = toCm(first, firstUnit ?? secondUnit);
  if (second === undefined) return isWidth && width > 0 ? { kind: 'metre', width } : null;
  const drop = toCm(second, secondUnit ?? firstUnit);
  return width > 0 && drop > 0 ? { kind: 'piece', width, drop } : null;
}
