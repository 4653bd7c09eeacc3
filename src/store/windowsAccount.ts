import { selectAccountWindows } from '@/api/windows';
import type { MeasuredWindow } from '@/contract/windows';
import { ownerOf } from '@/lib/windows/deviceWindows';
import { pendingChanges } from '@/lib/windows/pendingChanges';
import type { RootState } from './makeStore';
import { selectUser } from './slices/authSlice';
import { selectDeviceWindows } from './slices/windowsSlice';

/** Changes that the signed-in account does not have yet; `undefined` without any, or before its first response. */
export function selectPendingChanges(state: RootState) {
  const user = selectUser(state);
  const device = selectDeviceWindows(state);
  const account = selectAccountWindows(state);
  if (user === null || device === undefined || account === undefined) return undefined;
  return pendingChanges(device, user._id, account);
}

/** Where windows are saved; `waiting` ones are sent as soon as possible. */
export type WindowsPlace = 'signedOut' | 'device' | 'waiting' | 'account';

/** Where the customer's windows are; those of other accounts on the device do not count. */
export function selectWindowsPlace(state: RootState): WindowsPlace {
  const user = selectUser(state);
  if (user === null) return 'signedOut';
  const device = selectDeviceWindows(state);
  // The server has never responded, or stores no windows.
  if (device?.ownerId !== user._id) return 'device';
  const { windows, marks, erased } = device;
  const own = windows.filter(({ id }) => ownerOf(device, id) === user._id);
  const isWaiting = erased.some(({ ownerId }) => ownerId === user._id);
  if (own.length === 0 && !isWaiting) return 'device';
  const isSaved = ({ id, updatedAt }: MeasuredWindow) =>
    marks.some((mark) => mark.id === id && mark.savedAt === updatedAt);
  if (own.every(isSaved) && !isWaiting) return 'account';
  // After opening the page offline, the account is not known.
  const isAccountKnown = selectAccountWindows(state) !== undefined;
  const isFull = isAccountKnown && selectPendingChanges(state) === undefined;
  return isFull ? 'device' : 'waiting';
}

/** Number of windows on the device that belong to other accounts than the signed-in one. */
export function selectOtherOwnersCount(state: RootState): number {
  const user = selectUser(state);
  const device = selectDeviceWindows(state);
  if (user === null || device === undefined) return 0;
  const owners = device.windows.map(({ id }) => ownerOf(device, id));
  return owners.filter((ownerId) => ownerId !== null && ownerId !== user._id).length;
}

/** The version of a window that another device changed and that did not win. */
export const selectEarlierVersion = (state: RootState, id: string) =>
  selectUser(state) === null
    ? undefined
    : selectAccountWindows(state)?.earlier.find((window) => window.id === id);
