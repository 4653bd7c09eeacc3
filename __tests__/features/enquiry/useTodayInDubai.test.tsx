import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTodayInDubai } from '@/features/enquiry/useTodayInDubai';

afterEach(() => {
  jest.useRealTimers();
});

describe('useTodayInDubai', () => {
  it.each([
    ['2026-11-21T19:59:59Z', '2026-11-21'],
    ['2026-11-21T20:00:00Z', '2026-11-22'],
  ])('at %s returns %s', (moment, day) => {
    jest.useFakeTimers({ now: new Date(moment) });
    expect(renderHook(() => useTodayInDubai()).result.current).toBe(day);
  });
});
