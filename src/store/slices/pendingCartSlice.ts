import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PendingChange {
  /** Key of the cart line. */
  lineKey: string;
  isRunning: boolean;
  /** Set for additions only. */
  idempotencyKey?: string;
}

export type ChangeStarted = Pick<PendingChange, 'lineKey' | 'idempotencyKey'>;

export interface ChangeSettled {
  lineKey: string;
  /** False without a response, so that the server may or may not have made the change. */
  isAnswered: boolean;
}

const changesAdapter = createEntityAdapter<PendingChange, string>({
  selectId: ({ lineKey }) => lineKey,
});
const { selectAll } = changesAdapter.getSelectors();

/**
 * Cart lines that are being changed, one change at a time per line. A change lasts until the cart was refetched, which
 * is longer than `isLoading` of its mutation. After an addition without a response its idempotency key stays.
 */
const pendingCartSlice = createSlice({
  name: 'pendingCart',
  initialState: changesAdapter.getInitialState(),
  reducers: {
    lineChangeStarted: (state, { payload }: PayloadAction<ChangeStarted>) => {
      changesAdapter.upsertOne(state, { ...payload, isRunning: true });
    },
    lineChangeSettled: (state, { payload }: PayloadAction<ChangeSettled>) => {
      const { lineKey, isAnswered } = payload;
      if (isAnswered) changesAdapter.removeOne(state, lineKey);
      else changesAdapter.updateOne(state, { id: lineKey, changes: { isRunning: false } });
    },
  },
  selectors: {
    selectIsLineBusy: (state, lineKey: string) => state.entities[lineKey]?.isRunning ?? false,
    selectIsCartBusy: (state) => selectAll(state).some(({ isRunning }) => isRunning),
    selectPendingKey: (state, lineKey: string) => state.entities[lineKey]?.idempotencyKey,
  },
});

export const pendingCartReducer = pendingCartSlice.reducer;
export const { lineChangeStarted, lineChangeSettled } = pendingCartSlice.actions;
export const { selectIsLineBusy, selectIsCartBusy, selectPendingKey } = pendingCartSlice.selectors;
