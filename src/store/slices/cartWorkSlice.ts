import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AddStarted {
  lineKey: string;
  idempotencyKey: string;
}

interface LineSettled {
  lineKey: string;
  /** False when no answer came, so that the server may or may not have done it. */
  isAnswered: boolean;
}

export interface CartWorkState {
  /** Lines with a change on its way; one at a time per line, wherever it is pressed. */
  busy: Record<string, true>;
  /** Keys of additions whose outcome is unknown: pressing again is the same intent (decisions §3). */
  addKeys: Record<string, string>;
}

const initialState: CartWorkState = { busy: {}, addKeys: {} };

/** What this page is doing to the cart; the cart itself is the server's. */
const cartWorkSlice = createSlice({
  name: 'cartWork',
  initialState,
  reducers: {
    lineChangeStarted: (state, { payload }: PayloadAction<string>) => {
      state.busy[payload] = true;
    },
    lineAddStarted: (state, { payload }: PayloadAction<AddStarted>) => {
      state.busy[payload.lineKey] = true;
      state.addKeys[payload.lineKey] = payload.idempotencyKey;
    },
    lineAnswered: (state, { payload }: PayloadAction<LineSettled>) => {
      if (payload.isAnswered) Reflect.deleteProperty(state.addKeys, payload.lineKey);
    },
    lineSettled: (state, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(state.busy, payload);
    },
  },
  selectors: {
    selectBusyCartLines: (state) => state.busy,
    selectAddKey: (state, lineKey: string) => state.addKeys[lineKey],
  },
});

export const cartWorkReducer = cartWorkSlice.reducer;
export const { lineChangeStarted, lineAddStarted, lineAnswered, lineSettled } =
  cartWorkSlice.actions;
export const { selectBusyCartLines, selectAddKey } = cartWorkSlice.selectors;
