import { selectAccountWindows } from '@/api/windows';
import { ownerOf } from '@/lib/windows/deviceWindows';
import { pendingChanges } from '@/lib/windows/pendingChanges';
import type { RootState } from './makeStore';
import { selectUser } from './slices/authSlice';
import { selectDeviceWindows } from './slices/windowsSlice';

/** Changes that the signed-in account does not have yet; `undefined` without any, or while the account is not known. */
export function selectPendingChanges(state: RootState) {
  const user = selectUser(state);
  const device = selectDeviceWindows(state);
  const account = selectAccountWindows(state);
  if (user === null || device === undefined || account === undefined) return undefined;
  return pendingChanges(device, user._id, account);
}

/** Where the windows are: on the device only, soon in the account, or in it. */
export type WindowsPlace = 'signedOut' | 'device' | 'waiting' | 'account';

export function selectWindowsPlace(state: RootState): WindowsPlace {
  const user = selectUser(state);
  if (user === null) return 'signedOut';
  const device = selectDeviceWindows(state);
  const account = selectAccountWindows(state);
  if (account === undefined || device === undefined) return 'device';
  if (selectPendingChanges(state) !== undefined) return 'waiting';
  const isSaved = ({ id }: { id: string }) =>
    ownerOf(device, id) !== user._id || device.marks.some((mark) => mark.id === id);
  return device.windows.every(isSaved) ? 'account' : 'device';
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
