import type { Translate } from '@/i18n/createI18n';
import type { WindowHint } from '@/lib/windows/windowHints';
import { cmText } from '../drawing/describeDrawing';
import { hintMessages } from './messages';

/** Text of a hint. */
export function hintText(t: Translate, hint: WindowHint): string {
  switch (hint.kind) {
    case 'inches':
      return t(hintMessages.inches, { inches: cmText(hint.inches), cm: cmText(hint.cm) });
    case 'spread':
      return t(hint.isLarge ? hintMessages.spreadLarge : hintMessages.spread, {
        of: hint.of,
        by: cmText(hint.by),
      });
    case 'crooked':
      return t(hint.fix === undefined ? hintMessages.crooked : hintMessages.crookedOutside, {
        by: cmText(hint.by),
      });
    case 'slope':
      return t(hintMessages.slope, { by: cmText(hint.by) });
    case 'coveredGlass':
      return t(hintMessages.coveredGlass, { by: cmText(hint.by) });
    case 'diagonal':
      return t(hintMessages.diagonal, {
        typed: cmText(hint.typed),
        expected: cmText(hint.expected),
      });
    case 'copied':
      return t(hintMessages.copied, { name: hint.name });
    case 'shallow':
      return t(hintMessages.shallow, { depth: cmText(hint.depth) });
    case 'swapped':
    case 'unfinishedFloor':
    case 'laser':
    case 'obstacle':
      return t(hintMessages[hint.kind]);
  }
}
