import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestedVisit } from '@/contract/enquiry';
import type { EnquiryAnswer } from '@/lib/enquiryDoubts';
import { sessionExpired, signedOut } from '@/store/slices/authSlice';

declare module '@/store/makeStore' {
  interface LazySlices {
    visit: VisitState;
  }
}

/** A visit that was asked for in this tab. The calendar links depend on the server. */
export interface SentVisit
  extends
    Pick<RequestedVisit, 'date' | 'time'>,
    Partial<Pick<RequestedVisit, 'calendarUrl' | 'googleCalendarUrl' | 'until' | 'changeUrl'>> {
  answer: EnquiryAnswer;
  /** What was sent besides the fields, e.g. measured windows. */
  notes?: string;
}

export interface VisitState {
  /** The latest one; `null` when it is dismissed. */
  sent: SentVisit | null;
}

const initialState: VisitState = { sent: null };

/**
 * The visit request that is confirmed on the screen (product 7.8), in memory only. Code-split: the form adds it to
 * the store.
 */
export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    visitSent: (_state, { payload }: PayloadAction<SentVisit>) => ({ sent: payload }),
    visitDismissed: () => initialState,
  },
  extraReducers: (builder) => {
    // The next customer of a shared device must not see it.
    builder.addCase(signedOut, () => initialState);
    builder.addCase(sessionExpired, () => initialState);
  },
});

export const { visitSent, visitDismissed } = visitSlice.actions;
