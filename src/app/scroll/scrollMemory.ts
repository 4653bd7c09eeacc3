import { asNumber, asRecord } from '@/lib/coerce';

const SETTLED_AFTER_MS = 300;
/** History entries whose positions are stored. */
const MOST_PLACES = 50;

/** State of the current history entry. The router keeps properties that it does not know. */
const entryState = () => asRecord(window.history.state);

function readPlaces(): [string, number][] {
  return Object.entries(asRecord(entryState()['places'])).flatMap(([key, place]) => {
    const top = asNumber(place);
    return top === undefined ? [] : [[key, top]];
  });
}

export interface ScrollMemory {
  /** Position in px from the top; `undefined` for an entry that was never scrolled. */
  topOf: (key: string) => number | undefined;
  remember: (key: string, top: number) => void;
  /** Writes all positions into the history entry at once, e.g. after a navigation. */
  keep: () => void;
  /** Writes a pending position, e.g. before a click that may leave the page. */
  flush: () => void;
  /** Drops a pending position. */
  cancel: () => void;
}

/**
 * Scroll positions by the router's key of each history entry. They are also written to `history.state`, where they
 * survive a reload without web storage.
 */
export function makeScrollMemory(): ScrollMemory {
  const places = new Map(readPlaces());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = entryState();
    // Only BrowserRouter numbers its entries in `history.state`.
    if (asNumber(state['idx']) === undefined || places.size === 0) return;
    const latest = Object.fromEntries([...places].slice(-MOST_PLACES));
    window.history.replaceState({ ...state, places: latest }, '');
  };
  return {
    topOf: (key) => places.get(key),
    remember: (key, top) => {
      places.delete(key);
      places.set(key, top);
      clearTimeout(timer);
      timer = setTimeout(keep, SETTLED_AFTER_MS);
    },
    keep,
    flush: () => {
      if (timer !== undefined) keep();
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
