import { asNumber, asRecord } from '@/lib/wire';

const SETTLED_AFTER_MS = 300;
/** Pages of the history whose places are kept. */
const MOST_PLACES = 50;

/** State of the history entry that is shown. The router keeps what it does not know in it. */
const entryState = () => asRecord(window.history.state);

function readPlaces(): [string, number][] {
  return Object.entries(asRecord(entryState()['places'])).flatMap(([key, place]) => {
    const top = asNumber(place);
    return top === undefined ? [] : [[key, top]];
  });
}

export interface ScrollMemory {
  /** The place on a page in px from its top; `undefined` for one that was never scrolled. */
  topOf: (key: string) => number | undefined;
  remember: (key: string, top: number) => void;
  /** Writes what is remembered into the history entry at once, as on arrival at another page. */
  keep: () => void;
  /** Writes what is still waiting to be written, as before a click that may lead away. */
  flush: () => void;
}

/**
 * Where the visitor was on each page of the history, by the router's key of its entry. It also stands in the state
 * of the entry that is shown, where it survives a refresh and needs no storage (decision 5).
 */
export function makeScrollMemory(): ScrollMemory {
  const places = new Map(readPlaces());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = entryState();
    // A router that counts its entries elsewhere has no use for it.
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
  };
}
