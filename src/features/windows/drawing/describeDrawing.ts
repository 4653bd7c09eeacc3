import type { Translate } from '@/i18n/createI18n';
import { isCurtainMount, sizeOf, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { trackOf } from '@/lib/windows/curtainTrack';
import { messages } from '../messages';

/** A length to the millimetre, without a trailing zero. */
export const cmText = (cm: number): string => String(Math.round(cm * 10) / 10);

/** Figures of a drawing as label and length in cm, in the order of reading. */
export function figuresOf(t: Translate, window: MeasuredWindow): [label: string, cm: number][] {
  const { drawing } = messages;
  const isCurtain = isCurtainMount(window.mount);
  const { width, drop } = sizeOf(window);
  const track = isCurtain ? trackOf(window) : null;
  const figures: [string, number][] = [];
  if (width !== null) figures.push([t(drawing.width), width]);
  if (drop !== null) figures.push([t(drawing.drop), drop]);
  if (track === null) return figures;
  const isPair = window.draw === 'pair';
  figures.push([t(drawing.track), track.length]);
  figures.push([
    t(isPair ? drawing.stackEach : drawing.stack),
    isPair ? track.stack / 2 : track.stack,
  ]);
  if (track.coveredGlass >= 1) figures.push([t(drawing.covered), track.coveredGlass]);
  return figures;
}

/** What the drawing of a window shows, as a sentence. */
export function describeDrawing(t: Translate, window: MeasuredWindow): string {
  const isCurtain = isCurtainMount(window.mount);
  const { width, drop } = sizeOf(window);
  if (width === null || drop === null) return t(messages.drawing.empty);
  const size = { width: cmText(width), drop: cmText(drop) };
  const track = isCurtain ? trackOf(window) : null;
  if (track === null) return t(messages.drawing.blind, size);
  const isPair = window.draw === 'pair';
  return t(messages.drawing.curtain, {
    ...size,
    track: cmText(track.length),
    stack: cmText(isPair ? track.stack / 2 : track.stack),
    sides: isPair ? 'both' : window.draw,
  });
}
