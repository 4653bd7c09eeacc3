import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MAX_WINDOWS, type MeasuredWindow } from '@/lib/windows/measuredWindow';

export interface WindowsState {
  /** In the order in which they were added. */
  windows: MeasuredWindow[];
}

export interface WindowChange {
  id: string;
  changes: Partial<Omit<MeasuredWindow, 'id' | 'updatedAt'>>;
  /** In ms since 1970. */
  at: number;
}

const initialState: WindowsState = { windows: [] };

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

/** Measured windows (product 15.1). Its reducer is code-split: `startWindows` adds it to the store. */
const windowsSlice = createSlice({
  name: 'windows',
  initialState,
  reducers: {
    /** Adds windows, or replaces older ones with their ids. */
    windowsAdded: (state, { payload }: PayloadAction<MeasuredWindow[]>) => {
      state.windows = mergeWindows(state.windows, payload);
    },
    windowChanged: ({ windows }, { payload }: PayloadAction<WindowChange>) => {
      const { id, changes, at } = payload;
      const window = windows.find((one) => one.id === id);
      if (window !== undefined) Object.assign(window, changes, { updatedAt: at });
    },
    windowErased: (state, { payload: id }: PayloadAction<string>) => {
      state.windows = state.windows.filter((window) => window.id !== id);
    },
    windowsErased: () => initialState,
    /** Another tab changed its windows. */
    windowsFollowed: (_state, { payload }: PayloadAction<MeasuredWindow[]>) => ({
      windows: payload,
    }),
  },
});

export const windowsReducer = windowsSlice.reducer;
export const { windowsAdded, windowChanged, windowErased, windowsErased, windowsFollowed } =
  windowsSlice.actions;

/** The slice's state with redux-persist; `_persist` is absent without persistence. */
export type PersistedWindowsState = WindowsState & {
  _persist?: { version: number; rehydrated: boolean };
};

/** Root state that the selectors need; without `windows` until `startWindows`. */
export interface WindowsRootState {
  windows?: PersistedWindowsState;
}

/** The windows; `undefined` until the stored ones are restored. */
export const selectWindows = ({ windows }: WindowsRootState) =>
  windows?._persist?.rehydrated === false ? undefined : windows?.windows;
