import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import {
  MAX_ERASED,
  noDeviceWindows,
  ownerOf,
  type DeviceWindows,
} from '@/lib/windows/deviceWindows';
import { MAX_WINDOWS, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { selectUser, type AuthRootState } from './authSlice';
import { isRestored, type Persisted } from './persisted';

export type WindowsState = DeviceWindows;

export interface WindowChange {
  id: string;
  changes: Partial<Omit<MeasuredWindow, 'id' | 'updatedAt'>>;
  /** In ms since 1970. */
  at: number;
}

export interface WindowErasure {
  /** Absent for all windows. */
  id?: string;
  /** In ms since 1970. */
  at: number;
  /** The signed-in account, which also loses its windows. Signed out, windows are erased on the device only. */
  userId?: Id;
}

/** Both lists, each id once with its latest change, at most `MAX_WINDOWS`. */
export function mergeWindows(
  kept: readonly MeasuredWindow[],
  added: readonly MeasuredWindow[],
): MeasuredWindow[] {
  const byId = new Map(kept.map((window) => [window.id, window]));
  for (const window of added) {
    const known = byId.get(window.id);
    if (known === undefined || known.updatedAt < window.updatedAt) byId.set(window.id, window);
  }
  return [...byId.values()].slice(0, MAX_WINDOWS);
}

/** Measured windows (product 15.1). Code-split: `persistedWindows` is added to the store. */
export const windowsSlice = createSlice({
  name: 'windows',
  initialState: noDeviceWindows,
  reducers: {
    /** Adds windows, or replaces older ones with their ids. */
    windowsAdded: (state, { payload }: PayloadAction<MeasuredWindow[]>) => {
      state.windows = mergeWindows(state.windows, payload);
    },
    windowChanged: ({ windows }, { payload }: PayloadAction<WindowChange>) => {
      const { id, changes, at } = payload;
      const window = windows.find((one) => one.id === id);
      // A change is later than what it changes, even if the clock of another device is ahead.
      if (window !== undefined)
        Object.assign(window, changes, { updatedAt: Math.max(at, window.updatedAt + 1) });
    },
    windowsErased: (state, { payload }: PayloadAction<WindowErasure>) => {
      const { id: onlyId, at, userId } = payload;
      const isErased = ({ id }: { id: Id }) => onlyId === undefined || id === onlyId;
      for (const { id, updatedAt } of state.windows.filter(isErased))
        if (userId !== undefined && ownerOf(state, id) === userId)
          state.erased.push({ id, erasedAt: Math.max(at, updatedAt), ownerId: userId });
      state.erased = state.erased.slice(-MAX_ERASED);
      state.windows = state.windows.filter((window) => !isErased(window));
      state.marks = state.marks.filter((mark) => !isErased(mark));
    },
    /** The windows of the signed-in account were merged into those of the device. */
    accountMerged: (_state, { payload }: PayloadAction<DeviceWindows>) => payload,
    /** The signed-in customer takes over the windows of other accounts on this device. */
    windowsClaimed: (state, { payload: userId }: PayloadAction<Id>) => {
      state.ownerId = userId;
      state.marks = state.marks.filter(({ ownerId }) => ownerId === userId);
    },
    /** Another tab changed its windows. */
    windowsFollowed: (_state, { payload }: PayloadAction<DeviceWindows>) => payload,
  },
});

export const windowsReducer = windowsSlice.reducer;
export const {
  windowsAdded,
  windowChanged,
  windowsErased,
  accountMerged,
  windowsClaimed,
  windowsFollowed,
} = windowsSlice.actions;

/** Root state that the selectors need; without `windows` until `persistedWindows` is added. */
export interface WindowsRootState {
  windows?: Persisted<WindowsState>;
}

/** The state; `undefined` until the stored one is restored. */
export const selectDeviceWindows = ({ windows }: WindowsRootState) =>
  windows && isRestored(windows) ? windows : undefined;

/** The windows; `undefined` until the stored ones are restored. */
export const selectWindows = (state: WindowsRootState) => selectDeviceWindows(state)?.windows;

/** Whether erasing the windows on this device erases one in the account, too. */
export function selectIsInAccount(
  state: WindowsRootState & AuthRootState,
  windows: readonly { id: Id }[],
): boolean {
  const user = selectUser(state);
  const device = selectDeviceWindows(state);
  if (user === null || device === undefined) return false;
  return windows.some(({ id }) => ownerOf(device, id) === user._id);
}
