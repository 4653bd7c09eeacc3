import type { Message } from '@/i18n/message';
import type { Translate } from '@/i18n/createI18n';
import { isCurtainMount, type Length, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { cmText } from '../drawing/describeDrawing';
import { editorMessages as editor } from '../editor/messages';
import { messages, quoteMessages } from '../messages';

/** A length with the place where it was measured. */
export interface LabelledLength {
  place: string;
  length: Length;
}

/** A line of a fitter's sheet. */
export interface FitterFact {
  label: string;
  /** A text, or lengths that each have their place. */
  value: string | readonly LabelledLength[];
  /** Whether the lengths stand beside each other in the room, from left to right. */
  isRoom?: boolean;
}

/** A fact of several lengths; 'not measured' without any. */
function lengthsFact(
  t: Translate,
  label: Message,
  places: readonly [place: Message, length: Length][],
  isRoom = false,
): FitterFact {
  const isMeasured = places.some(([, length]) => length !== null);
  const lengths = places.map(([place, length]) => ({ place: t(place), length }));
  return { label: t(label), value: isMeasured ? lengths : t(quoteMessages.notMeasured), isRoom };
}

function lengthFact(t: Translate, label: Message, length: Length): FitterFact {
  const value =
    length === null
      ? t(quoteMessages.notMeasured)
      : t(messages.drawing.cm, { value: cmText(length) });
  return { label: t(label), value };
}

/** What the fitter has to know of a window, in the order of its form. */
export function fitterFacts(t: Translate, window: MeasuredWindow): FitterFact[] {
  const { mount, heading, draw, reach, floor, notes, widths, drops, diagonals } = window;
  const isCurtain = isCurtainMount(mount);
  const { top, middle, bottom, left, right, fromTopLeft, fromTopRight, steps } = editor;
  const curtain = [
    { label: t(editor.heading), value: t(editor.headings[heading]) },
    { label: t(editor.draw), value: t(editor.draws[draw]) },
    { label: t(editor.reach), value: t(editor.reaches[reach]) },
    { label: t(editor.floor), value: t(editor.floors[floor]) },
  ];
  return [
    { label: t(editor.mount), value: t(editor.mounts[mount]) },
    ...(isCurtain ? curtain : []),
    lengthsFact(t, steps.widths, [
      [top, widths[0]],
      [middle, widths[1]],
      [bottom, widths[2]],
    ]),
    lengthsFact(
      t,
      steps.drops,
      [
        [left, drops[0]],
        [middle, drops[1]],
        [right, drops[2]],
      ],
      true,
    ),
    lengthsFact(
      t,
      steps.diagonals,
      [
        [fromTopLeft, diagonals[0]],
        [fromTopRight, diagonals[1]],
      ],
      true,
    ),
    lengthsFact(
      t,
      quoteMessages.freeWall,
      [
        [left, window.freeLeft],
        [right, window.freeRight],
      ],
      true,
    ),
    lengthFact(t, editor.freeAbove, window.freeAbove),
    isCurtain
      ? lengthFact(t, editor.track, window.track)
      : lengthFact(t, editor.depth, window.depth),
    {
      label: t(quoteMessages.notes),
      value: notes.length === 0 ? '—' : notes.map((note) => t(editor.notes[note])).join(' · '),
    },
  ];
}
