import type { Translate } from '@/i18n/createI18n';
import { isolate } from '@/lib/isolate';
import { isCurtainMount, type Length, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { cmText } from '../drawing/describeDrawing';
import { editorMessages as editor } from '../editor/messages';
import { messages, quoteMessages } from '../messages';

/** A line of a fitter's sheet. */
export interface FitterFact {
  label: string;
  value: string;
}

/** Lengths as measured, a dash for each that is missing: '240 · 241 · — cm'. */
function lengths(t: Translate, values: readonly Length[]): string {
  if (values.every((value) => value === null)) return t(quoteMessages.notMeasured);
  const figures = values.map((value) => (value === null ? '—' : cmText(value)));
  return t(messages.drawing.cm, { value: isolate(figures.join(' · ')) });
}

/** What the fitter has to know of a window, in the order of its form. */
export function fitterFacts(t: Translate, window: MeasuredWindow): FitterFact[] {
  const { mount, heading, draw, reach, floor, notes } = window;
  const curtain = [
    { label: t(editor.heading), value: t(editor.headings[heading]) },
    { label: t(editor.draw), value: t(editor.draws[draw]) },
    { label: t(editor.reach), value: t(editor.reaches[reach]) },
    { label: t(editor.floor), value: t(editor.floors[floor]) },
  ];
  return [
    { label: t(editor.mount), value: t(editor.mounts[mount]) },
    ...(isCurtainMount(mount) ? curtain : []),
    { label: t(editor.steps.widths), value: lengths(t, window.widths) },
    { label: t(editor.steps.drops), value: lengths(t, window.drops) },
    { label: t(editor.steps.diagonals), value: lengths(t, window.diagonals) },
    { label: t(editor.freeLeft), value: lengths(t, [window.freeLeft]) },
    { label: t(editor.freeRight), value: lengths(t, [window.freeRight]) },
    { label: t(editor.freeAbove), value: lengths(t, [window.freeAbove]) },
    isCurtainMount(mount)
      ? { label: t(editor.track), value: lengths(t, [window.track]) }
      : { label: t(editor.depth), value: lengths(t, [window.depth]) },
    {
      label: t(quoteMessages.notes),
      value: notes.length === 0 ? '—' : notes.map((note) => t(editor.notes[note])).join(' · '),
    },
  ];
}
