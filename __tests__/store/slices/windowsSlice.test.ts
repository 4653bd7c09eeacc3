import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyWindow, MAX_WINDOWS } from '@/lib/windows/measuredWindow';
import { noDeviceWindows, type DeviceWindows } from '@/lib/windows/deviceWindows';
import {
  accountMerged,
  toDeviceWindows,
  toWindowsState,
  windowChanged,
  windowsAdded,
  windowsClaimed,
  windowsErased,
  windowsSlice,
} from '@/store/slices/windowsSlice';

const living = emptyWindow({ id: 'living', updatedAt: 5, room: 'Living' });
const bedroom = emptyWindow({ id: 'bedroom', updatedAt: 6 });
const device = { ...noDeviceWindows, windows: [living, bedroom] };
const owned = {
  ...device,
  ownerId: 'aisha',
  marks: [
    { id: 'living', ownerId: 'aisha', savedAt: 5 },
    { id: 'bedroom', ownerId: 'omar', savedAt: 6 },
  ],
};

/** The windows after an action. */
const reduce = (before: DeviceWindows, action: UnknownAction) =>
  toDeviceWindows(windowsSlice.reducer(toWindowsState(before), action));

describe('windowsSlice', () => {
  it('keeps the identity of windows that a response does not change', () => {
    const before = toWindowsState(owned);
    const same = JSON.parse(JSON.stringify(owned)) as DeviceWindows;
    expect(windowsSlice.reducer(before, accountMerged(same))).toBe(before);
    const changed = { ...same, windows: [living, { ...bedroom, depth: 8 }] };
    const after = windowsSlice.reducer(before, accountMerged(changed));
    expect(after.windows.entities['living']).toBe(before.windows.entities['living']);
    expect(after.marks).toBe(before.marks);
    expect(toDeviceWindows(after)).toEqual(changed);
  });

  it('changes and erases a window', () => {
    const changed = reduce(device, windowChanged({ id: 'living', changes: { depth: 8 }, at: 9 }));
    expect(changed.windows[0]).toEqual({ ...living, depth: 8, updatedAt: 9 });
    expect(reduce(changed, windowsErased({ id: 'living', at: 10 })).windows).toEqual([bedroom]);
    expect(reduce(changed, windowsErased({ at: 10 }))).toEqual(noDeviceWindows);
  });

  it('ignores changes of an erased window', () => {
    const change = windowChanged({ id: 'gone', changes: { depth: 8 }, at: 9 });
    expect(reduce(device, change)).toEqual(device);
  });

  it('keeps the latest change of a window that is added again', () => {
    const older = { ...living, depth: 1, updatedAt: 4 };
    const newer = { ...bedroom, depth: 2, updatedAt: 7 };
    expect(reduce(device, windowsAdded([older, newer])).windows).toEqual([living, newer]);
  });

  it('changes a window to a later time, even when the clock is behind', () => {
    const change = windowChanged({ id: 'living', changes: { depth: 8 }, at: 2 });
    expect(reduce(device, change).windows[0]?.updatedAt).toBe(6);
  });

  it('erases windows of the signed-in account there, too, and others on the device only', () => {
    const erased = reduce(owned, windowsErased({ at: 10, userId: 'aisha' }));
    expect(erased).toEqual({
      ...noDeviceWindows,
      ownerId: 'aisha',
      erased: [{ id: 'living', erasedAt: 10, ownerId: 'aisha' }],
    });
    expect(reduce(owned, windowsErased({ at: 10 })).erased).toEqual([]);
  });

  it('adds windows of other accounts to the signed-in one', () => {
    const claimed = reduce(owned, windowsClaimed('omar'));
    expect([claimed.ownerId, claimed.marks]).toEqual(['omar', owned.marks.slice(1)]);
  });

  it('holds a limited number of windows', () => {
    const many = Array.from({ length: 2 * MAX_WINDOWS }, (_, index) =>
      emptyWindow({ id: `id-${index}`, updatedAt: 0 }),
    );
    const { windows } = reduce(device, windowsAdded(many));
    expect(windows).toHaveLength(MAX_WINDOWS);
    expect(windows[0]).toEqual(living);
  });
});
