import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PendingChange {
  /** Key of the cart line. */
  lineKey: string;
  isRunning: boolean;
  /** Set for additions only. */
  idempotencyKey?: string;
  /** Of an addition; 1 when absent. */
  quantity?: number;
}

export type ChangeStarted = Pick<PendingChange, 'lineKey' | 'idempotencyKey' | 'quantity'>;

export interface ChangeSettled {
  lineKey: string;
  /** False without a response, after a 5xx and a 429: the change may be made, or the request can be repeated. */
  isDecided: boolean;
}

const changesAdapter = createEntityAdapter<PendingChange, string>({
  selectId: ({ lineKey }) => lineKey,
});
const { selectAll } = changesAdapter.getSelectors();

/**
 * Pending changes of the cart, one per line. A change ends with the refetch of the cart, later than `isLoading` of its
 * mutation. The idempotency key of an undecided addition is kept for the retry of the same quantity.
 */
export const pendingCartSlice = createSlice({
  name: 'pendingCart',
  initialState: changesAdapter.getInitialState(),
  reducers: {
    lineChangeStarted: (state, { payload }: PayloadAction<ChangeStarted>) => {
      changesAdapter.upsertOne(state, { ...payload, isRunning: true });
    },
    lineChangeSettled: (state, { payload }: PayloadAction<ChangeSettled>) => {
      const { lineKey, isDecided } = payload;
      if (isDecided) changesAdapter.removeOne(state, lineKey);
      else changesAdapter.updateOne(state, { id: lineKey, changes: { isRunning: false } });
    },
  },
  selectors: {
    selectIsLineBusy: (state, lineKey: string) => state.entities[lineKey]?.isRunning ?? false,
    selectIsCartBusy: (state) => selectAll(state).some(({ isRunning }) => isRunning),
    selectPendingKey: (state, lineKey: string, quantity?: number) => {
      const change = state.entities[lineKey];
      return change?.quantity === quantity ? change?.idempotencyKey : undefined;
    },
  },
});

export const { lineChangeStarted, lineChangeSettled } = pendingCartSlice.actions;
export const { selectIsLineBusy, selectIsCartBusy, selectPendingKey } = pendingCartSlice.selectors;
