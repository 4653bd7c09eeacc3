import { describe, expect, it } from '@jest/globals';
import { emptyWindow, MAX_WINDOWS } from '@/lib/windows/measuredWindow';
import {
  windowChanged,
  windowErased,
  windowsAdded,
  windowsErased,
  windowsReducer,
} from '@/store/slices/windowsSlice';

const living = emptyWindow({ id: 'living', updatedAt: 5, room: 'Living' });
const bedroom = emptyWindow({ id: 'bedroom', updatedAt: 6 });
const state = { windows: [living, bedroom] };

describe('windowsSlice', () => {
  it('changes and erases a window', () => {
    const changed = windowsReducer(
      state,
      windowChanged({ id: 'living', changes: { depth: 8 }, at: 9 }),
    );
    expect(changed.windows[0]).toEqual({ ...living, depth: 8, updatedAt: 9 });
    expect(windowsReducer(changed, windowErased('living')).windows).toEqual([bedroom]);
    expect(windowsReducer(changed, windowsErased()).windows).toEqual([]);
  });

  it('ignores changes of an erased window', () => {
    const change = windowChanged({ id: 'gone', changes: { depth: 8 }, at: 9 });
    expect(windowsReducer(state, change)).toEqual(state);
  });

  it('keeps the latest change of a window that is added again', () => {
    const older = { ...living, depth: 1, updatedAt: 4 };
    const newer = { ...bedroom, depth: 2, updatedAt: 7 };
    expect(windowsReducer(state, windowsAdded([older, newer])).windows).toEqual([living, newer]);
  });

  it('holds a limited number of windows', () => {
    const many = Array.from({ length: 2 * MAX_WINDOWS }, (_, index) =>
      emptyWindow({ id: `id-${index}`, updatedAt: 0 }),
    );
    const { windows } = windowsReducer(state, windowsAdded(many));
    expect(windows).toHaveLength(MAX_WINDOWS);
    expect(windows[0]).toEqual(living);
  });
});
