import {
  createEntityAdapter,
  createSlice,
  current,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import { sessionExpired, signedOut } from './authSlice';

/** A product that was opened on this device. */
export interface RecentProduct {
  id: Id;
  /** In ms since 1970. */
  at: number;
}

export interface RecentState {
  /** Newest first. */
  products: EntityState<RecentProduct, Id>;
}

const MAX_RECENT = 8;

const productsAdapter = createEntityAdapter<RecentProduct>();
const { selectAll } = productsAdapter.getSelectors();
const initialState: RecentState = { products: productsAdapter.getInitialState() };

/** The first of these products, each once. @param products newest first */
export function toRecentState(products: readonly RecentProduct[]): RecentState {
  const all = productsAdapter.setAll(initialState.products, products);
  return { products: productsAdapter.removeMany(all, all.ids.slice(MAX_RECENT)) };
}

export const listRecent = ({ products }: RecentState) => selectAll(products);

/** Recently viewed products: ids and times only (decision 16). */
export const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    productViewed: (state, { payload }: PayloadAction<RecentProduct>) =>
      toRecentState([payload, ...listRecent(current(state))]),
    recentCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, () => initialState);
  },
  selectors: { selectRecent: listRecent },
});

export const { productViewed, recentCleared } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
