import { afterPaint } from '@/browser/afterPaint';
import { entryNumber, readFromEntry, saveInEntry } from '@/hooks/navigation/historyEntry';
import { asNumber, asRecord } from '@/lib/coerce';

const SAVE_DEBOUNCE_MS = 300;
/** History entries whose positions are stored. */
const MAX_POSITIONS = 50;

/** Property of the history entry. */
const PLACES = 'places';

function readPositions(): [string, number][] {
  return Object.entries(asRecord(readFromEntry(PLACES))).flatMap(([key, position]) => {
    const top = asNumber(position);
    return top === undefined ? [] : [[key, top]];
  });
}

export interface ScrollMemory {
  /** Saved position in px from the top, by the key of the history entry. */
  topOf: (key: string) => number | undefined;
  /** Records a position; debounces the write to the history entry. */
  record: (key: string, top: number) => void;
  /** Writes all positions to the history entry, e.g. after a navigation; after the paint, because it takes a slow phone 9 ms. */
  saveAfterPaint: () => void;
  /** Writes a pending position now, e.g. before a click that may leave the page. */
  flush: () => void;
  /** Cancels a pending write. */
  cancel: () => void;
}

/** Scroll positions by history entry, also written to the history entry to survive a reload without web storage. */
export function makeScrollMemory(): ScrollMemory {
  const positions = new Map(readPositions());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelAfterPaint: (() => void) | undefined;
  const cancel = () => {
    cancelAfterPaint?.();
    clearTimeout(timer);
    cancelAfterPaint = undefined;
    timer = undefined;
  };
  const save = () => {
    cancel();
    // Only BrowserRouter numbers its entries.
    if (entryNumber() === undefined || positions.size === 0) return;
    saveInEntry(PLACES, Object.fromEntries([...positions].slice(-MAX_POSITIONS)));
  };
  return {
    topOf: (key) => positions.get(key),
    record: (key, top) => {
      positions.delete(key);
      positions.set(key, top);
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DEBOUNCE_MS);
    },
    saveAfterPaint: () => {
      cancelAfterPaint?.();
      cancelAfterPaint = afterPaint(save);
    },
    flush: () => {
      if (cancelAfterPaint !== undefined || timer !== undefined) save();
    },
    cancel,
  };
}
