import { describe, expect, it } from '@jest/globals';
import { signedOut } from '@/store/slices/authSlice';
import { visitDismissed, visitSlice, visitSent } from '@/features/enquiry/visitSlice';

const first = { answer: 'anyHow' as const, date: '2026-12-01', time: '10:30' };
const second = { ...first, time: '11:30' };
const empty = visitSlice.reducer(undefined, { type: 'start' });

describe('the requested visit', () => {
  it('is the latest one until it is dismissed', () => {
    const sent = visitSlice.reducer(visitSlice.reducer(empty, visitSent(first)), visitSent(second));
    expect(sent).toEqual({ sent: second });
    expect(visitSlice.reducer(sent, visitDismissed())).toEqual({ sent: null });
  });

  it('is not shown to the next customer of the device', () => {
    const sent = visitSlice.reducer(empty, visitSent(first));
    expect(visitSlice.reducer(sent, signedOut())).toEqual({ sent: null });
  });
});
