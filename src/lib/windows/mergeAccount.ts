import type { Id } from '@/contract/common';
import type { AccountWindows, MeasuredWindow, WindowChanges } from '@/contract/windows';
import type { DeviceWindows, WindowMark } from './deviceWindows';
import { MAX_WINDOWS } from './measuredWindow';
import { parseWindow } from './parseWindow';

/** Windows of an account that a server sent. */
export interface AccountUpdate {
  ownerId: Id;
  account: AccountWindows;
  /** The changes that the server responded to. */
  sent?: WindowChanges;
}

interface MarkedWindow {
  window: MeasuredWindow;
  mark?: WindowMark;
}

/** Whether two versions differ in their times only. Names are compared as a server stores them. */
function hasSameFigures(a: MeasuredWindow, b: MeasuredWindow): boolean {
  const figures = (window: MeasuredWindow) =>
    JSON.stringify({ ...parseWindow(window), updatedAt: 0 });
  return figures(a) === figures(b);
}

/**
 * A window after the response of its account; `undefined` when it was erased on another device. Changes that the account
 * has not seen stay, because the server decides which version wins and keeps the other.
 */
function mergeOne(
  { window, mark }: MarkedWindow,
  { ownerId, account, sent }: AccountUpdate,
): MarkedWindow | undefined {
  const { id, updatedAt } = window;
  const isSeen = sent?.windows.some((one) => one.id === id && one.updatedAt === updatedAt) === true;
  const isSaved = mark?.savedAt === updatedAt;
  const erasure = account.erased.find((one) => one.id === id);
  if (erasure && (isSeen || (isSaved && erasure.erasedAt >= updatedAt))) return undefined;
  const version = account.windows.find((one) => one.id === id);
  if (version === undefined) return { window, mark };
  const isSame = hasSameFigures(version, window);
  const isNewer = version.updatedAt > updatedAt;
  if (!isSeen && !(isSaved && isNewer) && !(isSame && version.updatedAt === updatedAt))
    return { window, mark };
  return {
    // The device's text stays: the server trims a name that the customer is still typing.
    window: isSame ? { ...window, updatedAt: version.updatedAt } : version,
    mark: { id, ownerId, savedAt: version.updatedAt },
  };
}

/** The windows of a device after an account's response (product 15.10). Windows of other accounts stay as they are. */
export function mergeAccount(device: DeviceWindows, update: AccountUpdate): DeviceWindows {
  const { ownerId, account, sent } = update;
  const merged = device.windows.flatMap((window): MarkedWindow[] => {
    const mark = device.marks.find(({ id }) => id === window.id);
    const owner = mark?.ownerId ?? device.ownerId ?? ownerId;
    if (owner !== ownerId) return [{ window, mark: mark ?? { id: window.id, ownerId: owner } }];
    const next = mergeOne({ window, mark }, update);
    return next === undefined ? [] : [next];
  });
  const erased = device.erased.filter(({ id, erasedAt, ownerId: owner }) => {
    const isSeen = sent?.erased.some((one) => one.id === id && one.erasedAt === erasedAt) === true;
    return owner !== ownerId || !isSeen;
  });
  const isKnown = (id: Id) =>
    device.windows.some((window) => window.id === id) || erased.some((one) => one.id === id);
  const added = account.windows
    .filter(({ id }) => !isKnown(id))
    .map((window) => ({
      window,
      mark: { id: window.id, ownerId, savedAt: window.updatedAt },
    }));
  const all = [...merged, ...added].slice(0, MAX_WINDOWS);
  return {
    ownerId,
    windows: all.map(({ window }) => window),
    marks: all.flatMap(({ mark }) => mark ?? []),
    erased,
  };
}
