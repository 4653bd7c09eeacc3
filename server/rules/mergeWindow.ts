import type { ChangedWindow, ErasedWindow, MeasuredWindow } from '../../src/contract/windows.ts';

/** A window of an account: its latest version and perhaps another one, or its erasure. */
export type KnownWindow =
  { window: MeasuredWindow; earlier?: MeasuredWindow | undefined } | { erasedAt: number };

/** Compares all fields but the time. */
function hasSameFigures(a: MeasuredWindow, b: MeasuredWindow): boolean {
  return JSON.stringify({ ...a, updatedAt: 0 }) === JSON.stringify({ ...b, updatedAt: 0 });
}

/** The later of two versions; for the same time the choice only has to be the same on every server. */
function later(a: MeasuredWindow, b: MeasuredWindow): MeasuredWindow {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  return JSON.stringify(a) > JSON.stringify(b) ? a : b;
}

/** The version with a time after the given one, whatever the clock of its device says. */
function after(window: MeasuredWindow, time: number): MeasuredWindow {
  return { ...window, updatedAt: Math.max(window.updatedAt, time + 1) };
}

/**
 * Merges a change into what the account has (product 15.10). A change of the account's version replaces it. Of two changes
 * of the same version, the latest wins and the other one is kept. The order in which changes arrive does not matter, and
 * a repeated one changes nothing.
 */
export function mergeWindow(
  known: KnownWindow | undefined,
  { base, ...window }: ChangedWindow,
): KnownWindow {
  if (known === undefined) return { window };
  if ('erasedAt' in known) {
    // Without a base, the customer added the window on this device, e.g. from a file.
    if (base === undefined) return { window: after(window, known.erasedAt) };
    return window.updatedAt > known.erasedAt ? { window } : known;
  }
  const { window: current, earlier } = known;
  if (hasSameFigures(window, current))
    return window.updatedAt > current.updatedAt ? { window, earlier } : known;
  if (base === current.updatedAt) {
    const isRestored = earlier !== undefined && hasSameFigures(window, earlier);
    return { window: after(window, base), earlier: isRestored ? current : earlier };
  }
  const winner = later(window, current);
  const other = winner === current ? window : current;
  return { window: winner, earlier: earlier === undefined ? other : later(other, earlier) };
}

/** Merges an erasure: it wins over earlier changes. A window that the account never had leaves no trace. */
export function eraseWindow(
  known: KnownWindow | undefined,
  { erasedAt }: ErasedWindow,
): KnownWindow | undefined {
  if (known === undefined) return undefined;
  if ('erasedAt' in known) return { erasedAt: Math.max(known.erasedAt, erasedAt) };
  return erasedAt >= known.window.updatedAt ? { erasedAt } : known;
}
