import type { Translate } from '@/i18n/createI18n';
import {
  isCurtainMount,
  sizeOf,
  type Length,
  type MeasuredWindow,
} from '@/lib/windows/measuredWindow';
import { editorMessages } from '../editor/messages';
import { fullWindowName } from '../windowName';
import { noteMessages } from '../messages';

const lengthText = (length: Length) => (length === null ? '?' : String(length));

/**
 * A window in one line: name, the width and drop that count, and how it hangs.
 * @param comma between the parts, in the language of `t`
 */
function windowLine(
  t: Translate,
  window: MeasuredWindow,
  windows: readonly MeasuredWindow[],
  comma: string,
): string {
  const { mount, heading, draw, reach, notes } = window;
  const { width, drop } = sizeOf(window);
  const isCurtain = isCurtainMount(mount);
  const size = t(noteMessages.line, {
    name: fullWindowName(t, window, windows, comma),
    width: lengthText(width),
    drop: lengthText(drop),
  });
  const { mounts, headings, draws, reaches, notes: noteTexts } = editorMessages;
  const curtain = isCurtain ? [t(headings[heading]), t(draws[draw]), t(reaches[reach])] : [];
  return [size, t(mounts[mount]), ...curtain, ...notes.map((note) => t(noteTexts[note]))].join(
    comma,
  );
}

/** The chosen windows as text, one line each. */
export const windowsText = (
  t: Translate,
  chosen: readonly MeasuredWindow[],
  windows: readonly MeasuredWindow[],
  comma: string,
): string => chosen.map((window) => windowLine(t, window, windows, comma)).join('\n');
