import type { Length, MeasuredWindow, Three } from './measuredWindow';
import { inchesToCm } from './readLength';

/** A correction that a hint offers. */
export type WindowFix = { kind: 'swap' } | { kind: 'dropsFromInches' } | { kind: 'mountOutside' };

const toCm = (drop: Length): Length => (drop === null ? null : inchesToCm(drop));

/** The fields of a window that a correction changes. */
export function fixedFields(
  { widths, drops }: MeasuredWindow,
  fix: WindowFix,
): Partial<MeasuredWindow> {
  switch (fix.kind) {
    case 'swap':
      return { widths: drops, drops: widths };
    case 'dropsFromInches':
      return { drops: [toCm(drops[0]), toCm(drops[1]), toCm(drops[2])] satisfies Three };
    case 'mountOutside':
      return { mount: 'outside' };
  }
}
