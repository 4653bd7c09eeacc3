import type { Translate } from '@/i18n/createI18n';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { messages } from './messages';

/** Name of a window in a list of windows; those without one are numbered. */
export function windowName(
  t: Translate,
  { id, name }: Pick<MeasuredWindow, 'id' | 'name'>,
  windows: readonly MeasuredWindow[],
): string {
  if (name !== '') return name;
  return t(messages.unnamed, { number: windows.findIndex((window) => window.id === id) + 1 });
}

/** Name of a window with its room: 'Living room, left'. */
export function fullWindowName(
  t: Translate,
  window: MeasuredWindow,
  windows: readonly MeasuredWindow[],
  comma: string,
): string {
  const name = windowName(t, window, windows);
  return window.room === '' ? name : window.room + comma + name;
}
