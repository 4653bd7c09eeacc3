import type { Length } from '../../src/contract/windows.ts';
import type { WindowToPrice } from '../../src/contract/madeToMeasure.ts';
import { fieldOf } from '../papers/quoteForm.ts';
import type { Typed } from '../papers/quoteForm.ts';
import { MAX_QUANTITY } from '../repositories/carts.ts';
import { foldDigits } from '../rules/foldText.ts';
import type { QuotedLine } from '../rules/quote.ts';

const MAX_CM = 2000;
const LENGTH = /^\d{1,4}(?:\.\d)?$/;

/** A length in cm to the millimetre; `null` when the field is empty, `undefined` when it is none. */
function lengthOf(text: string): Length | undefined {
  const plain = foldDigits(text).replace(/[,٫]/, '.');
  if (plain === '') return null;
  const length = LENGTH.test(plain) ? Number(plain) : NaN;
  return length <= MAX_CM ? length : undefined;
}

interface Measured {
  quantity: number;
  /** Of a finished window. */
  window?: WindowToPrice;
}

/** What the staff typed about a line; fields that the form did not send stay as they were. */
export function measuredLine(
  { content, quantity }: QuotedLine,
  index: number,
  typed: Typed,
): Measured | 'removed' | 'invalid' {
  const textOf = (name: string): string | undefined => typed[fieldOf(index, name)];
  if (textOf('remove') === '1') return 'removed';
  const count = Number(foldDigits(textOf('quantity') ?? String(quantity)));
  if (!Number.isInteger(count) || count < 1 || count > MAX_QUANTITY) return 'invalid';
  const { configuration } = content;
  if (configuration === undefined) return { quantity: count };
  const { window } = configuration.request;
  const read = (name: string, before: Length | undefined): Length | undefined => {
    const text = textOf(name);
    return text === undefined ? (before ?? null) : lengthOf(text);
  };
  const three = [0, 1, 2] as const;
  const widths = three.map((at) => read(`width${at}`, window.widths[at]));
  const drops = three.map((at) => read(`drop${at}`, window.drops[at]));
  const [track, depth, height] = (['track', 'depth', 'height'] as const).map((name) =>
    read(name, window[name]),
  );
  const all = [...widths, ...drops, track, depth, height];
  const isRead = (length: Length | undefined): length is Length => length !== undefined;
  if (!all.every(isRead)) return 'invalid';
  // As it was sent: a measure that was absent, or at the end of a list, stays absent when it is empty.
  const trimmed = (
    lengths: readonly (Length | undefined)[],
    before: readonly Length[],
  ): Length[] => {
    const read3 = lengths.filter(isRead);
    while (read3.length > before.length && read3.at(-1) === null) read3.pop();
    return read3;
  };
  const optional = (name: 'track' | 'depth' | 'height', length: Length | undefined) =>
    length === null && (window[name] ?? null) === null ? {} : { [name]: length };
  return {
    quantity: count,
    window: {
      ...window,
      widths: trimmed(widths, window.widths),
      drops: trimmed(drops, window.drops),
      ...optional('track', track),
      ...optional('depth', depth),
      ...optional('height', height),
    },
  };
}
