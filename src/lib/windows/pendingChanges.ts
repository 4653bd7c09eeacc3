import type { Id } from '@/contract/common';
import type { AccountWindows, ChangedWindow, WindowChanges } from '@/contract/windows';
import { ownerOf, type DeviceWindows } from './deviceWindows';
import { MAX_WINDOWS } from './measuredWindow';

/** What the account does not have yet; `undefined` when it has everything. */
export function pendingChanges(
  device: DeviceWindows,
  ownerId: Id,
  account: AccountWindows,
): WindowChanges | undefined {
  // Until the first response it is not clear whose windows these are.
  if (device.ownerId !== ownerId) return undefined;
  let room = MAX_WINDOWS - account.windows.length;
  const windows = device.windows.flatMap((window): ChangedWindow[] => {
    const base = device.marks.find(({ id }) => id === window.id)?.savedAt;
    if (ownerOf(device, window.id) !== ownerId || base === window.updatedAt) return [];
    const isNew = base === undefined && !account.windows.some(({ id }) => id === window.id);
    if (isNew) room -= 1;
    // A window without room stays on the device.
    return isNew && room < 0 ? [] : [{ ...window, base }];
  });
  const erased = device.erased
    .filter((erasure) => erasure.ownerId === ownerId)
    .map(({ id, erasedAt }) => ({ id, erasedAt }));
  return windows.length + erased.length === 0 ? undefined : { windows, erased };
}
