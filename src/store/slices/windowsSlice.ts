import {
  createEntityAdapter,
  createSelector,
  createSlice,
  original,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Id } from '@/contract/common';
import {
  MAX_ERASED,
  noDeviceWindows,
  ownerOf,
  type DeviceWindows,
  type WindowMark,
} from '@/lib/windows/deviceWindows';
import { MAX_WINDOWS, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { selectUser, type AuthRootState } from './authSlice';
import { isRestored, type Persisted } from './persisted';

/** `DeviceWindows` with its collections by id. */
export interface WindowsState extends Omit<DeviceWindows, 'windows' | 'marks'> {
  windows: EntityState<MeasuredWindow, Id>;
  marks: EntityState<WindowMark, Id>;
}

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

const windowsAdapter = createEntityAdapter<MeasuredWindow>();
const marksAdapter = createEntityAdapter<WindowMark>();
const windowSelectors = windowsAdapter.getSelectors();
const markSelectors = marksAdapter.getSelectors();

export const toWindowsState = ({ windows, marks, ...device }: DeviceWindows): WindowsState => ({
  ...device,
  windows: windowsAdapter.setAll(windowsAdapter.getInitialState(), windows),
  marks: marksAdapter.setAll(marksAdapter.getInitialState(), marks),
});

/** The state with lists, which `lib/windows` computes with and the storage holds. */
export const toDeviceWindows = createSelector(
  [
    ({ windows }: WindowsState) => windows,
    ({ marks }: WindowsState) => marks,
    ({ ownerId }: WindowsState) => ownerId,
    ({ erased }: WindowsState) => erased,
  ],
  (windows, marks, ownerId, erased): DeviceWindows => ({
    windows: windowSelectors.selectAll(windows),
    marks: markSelectors.selectAll(marks),
    ownerId,
    erased,
  }),
);

/** The state of these windows; unchanged ones keep their identity, so that they are not rendered again. */
const replaceAll = (state: WindowsState, { payload }: PayloadAction<DeviceWindows>) =>
  copyWithStructuralSharing(original(state), toWindowsState(payload));

/** Measured windows (product 15.1). Code-split: `persistedWindows` is added to the store. */
export const windowsSlice = createSlice({
  name: 'windows',
  initialState: toWindowsState(noDeviceWindows),
  reducers: {
    /** Adds windows, or replaces older ones with their ids. */
    windowsAdded: ({ windows }, { payload }: PayloadAction<MeasuredWindow[]>) => {
      windowsAdapter.setAll(windows, mergeWindows(windowSelectors.selectAll(windows), payload));
    },
    windowChanged: ({ windows }, { payload }: PayloadAction<WindowChange>) => {
      const { id, changes, at } = payload;
      // A change is later than what it changes, even if the clock of another device is ahead.
      const updatedAt = Math.max(at, 1 + (windows.entities[id]?.updatedAt ?? 0));
      windowsAdapter.updateOne(windows, { id, changes: { ...changes, updatedAt } });
    },
    windowsErased: (state, { payload }: PayloadAction<WindowErasure>) => {
      const { windows, marks, erased } = state;
      const { id: onlyId, at, userId } = payload;
      const ids = onlyId === undefined ? [...windows.ids] : [onlyId];
      for (const id of ids) {
        const window = windows.entities[id];
        const owner = marks.entities[id]?.ownerId ?? state.ownerId;
        if (window !== undefined && userId !== undefined && owner === userId)
          erased.push({ id, erasedAt: Math.max(at, window.updatedAt), ownerId: userId });
      }
      state.erased = erased.slice(-MAX_ERASED);
      windowsAdapter.removeMany(windows, ids);
      marksAdapter.removeMany(marks, ids);
    },
    /** The windows of the signed-in account were merged into those of the device. */
    accountMerged: replaceAll,
    /** The signed-in customer takes over the windows of other accounts on this device. */
    windowsClaimed: (state, { payload: userId }: PayloadAction<Id>) => {
      const marks = markSelectors.selectAll(state.marks);
      state.ownerId = userId;
      marksAdapter.setAll(
        state.marks,
        marks.filter(({ ownerId }) => ownerId === userId),
      );
    },
    /** Another tab changed its windows. */
    windowsFollowed: replaceAll,
  },
});

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

/** The windows with what connects them with accounts; `undefined` until the stored ones are restored. */
export const selectDeviceWindows = ({ windows }: WindowsRootState) =>
  windows && isRestored(windows) ? toDeviceWindows(windows) : undefined;

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
