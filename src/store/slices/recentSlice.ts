import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
  products: RecentProduct[];
}

export const MAX_RECENT = 8;

const initialState: RecentState = { products: [] };

/** Recently viewed products: ids and times only (decision 16). */
export const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    productViewed: ({ products }, { payload }: PayloadAction<RecentProduct>) => ({
      products: [payload, ...products.filter(({ id }) => id !== payload.id)].slice(0, MAX_RECENT),
    }),
    recentCleared: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, () => initialState);
  },
  selectors: { selectRecent: ({ products }) => products },
});

export const recentReducer = recentSlice.reducer;
export const { productViewed, recentCleared } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
