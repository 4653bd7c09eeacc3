import type { Translate } from '@/i18n/createI18n';
import {
  isCurtainMount,
  measuredOf,
  sizeOf,
  type Length,
  type MeasuredWindow,
  type Three,
} from '@/lib/windows/measuredWindow';
import { editorMessages } from '../editor/messages';
import { fullWindowName } from '../windowName';
import { noteMessages } from '../messages';

const lengthText = (length: Length) => (length === null ? '?' : String(length));

const isUneven = (lengths: Three) => new Set(measuredOf(lengths)).size > 1;

/** The three widths and drops with their places, where they differ: the workroom cuts by them. */
function unevenLengths(t: Translate, { widths, drops }: MeasuredWindow): string[] {
  const [top, middle, bottom] = widths;
  const [left, centre, right] = drops;
  const texts: string[] = [];
  if (isUneven(widths))
    texts.push(
      t(noteMessages.widths, {
        top: lengthText(top),
        middle: lengthText(middle),
        bottom: lengthText(bottom),
      }),
    );
  if (isUneven(drops))
    texts.push(
      t(noteMessages.drops, {
        left: lengthText(left),
        middle: lengthText(centre),
        right: lengthText(right),
      }),
    );
  return texts;
}

/**
 * A window in one line: name, the width and drop that count, all of them where they differ, and how it hangs.
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
  return [
    size,
    ...unevenLengths(t, window),
    t(mounts[mount]),
    ...curtain,
    ...notes.map((note) => t(noteTexts[note])),
  ].join(comma);
}

/** The chosen windows as text, one line each. */
export const windowsText = (
  t: Translate,
  chosen: readonly MeasuredWindow[],
  windows: readonly MeasuredWindow[],
  comma: string,
): string => chosen.map((window) => windowLine(t, window, windows, comma)).join('\n');
