import { asNumber, asRecord } from '@/lib/coerce';

/** State of the current history entry. The router preserves unknown properties. */
export const entryState = () => asRecord(window.history.state);

/** Scroll positions in px from the top, by the router's key of their history entry. */
export function readScrollPositions(): [key: string, top: number][] {
  return Object.entries(asRecord(entryState()['places'])).flatMap(([key, position]) => {
    const top = asNumber(position);
    return top === undefined ? [] : [[key, top]];
  });
}

/** Scroll position of a history entry, in px from the top; 0 when unknown. */
export function savedScrollTop(key: string): number {
  return new Map(readScrollPositions()).get(key) ?? 0;
}
