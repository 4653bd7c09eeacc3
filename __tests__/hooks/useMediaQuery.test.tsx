import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useMediaQuery } from '@/hooks/useMediaQuery';

/** A window of a changing width, which answers one kind of question. */
function openWindow(width: number) {
  let listeners: (() => void)[] = [];
  let current = width;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = /^\(max-width:(\d+)px\)$/.exec(query)?.[1];
    if (limit === undefined) throw new Error(`Not a query: ${query}`);
    return {
      matches: current <= Number(limit),
      addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
      removeEventListener: (_type: string, listener: () => void) => {
        listeners = listeners.filter((known) => known !== listener);
      },
    } as unknown as MediaQueryList;
  });
  return {
    resize: (next: number) => {
      current = next;
      for (const listener of listeners) listener();
    },
    watchers: () => listeners.length,
  };
}

describe('useMediaQuery', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('follows the window and lets go of it at the end', () => {
    const { resize, watchers } = openWindow(1200);
    const { result, unmount } = renderHook(() => useMediaQuery('(max-width:899px)'));
    expect(result.current).toBe(false);
    act(() => resize(360));
    expect(result.current).toBe(true);
    unmount();
    expect(watchers()).toBe(0);
  });

  it("takes a breakpoint as the theme's writes it", () => {
    openWindow(360);
    const { result } = renderHook(() => useMediaQuery('@media (max-width:899px)'));
    expect(result.current).toBe(true);
  });
});
