import { boundedCache } from './boundedCache.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { reasonOf } from './errorDetails.ts';
import { SEARCH_MISSES } from './limits/search.ts';
import type { Log } from './log.ts';
import { addMisses } from './repositories/searchMisses.ts';
import { dubaiDay } from './rules/dubaiTime.ts';
import { storableTerm } from './rules/searchTerm.ts';

/** Counts searches that found nothing, for the shop's staff; without who searched (product 13.20). */
export interface SearchMisses {
  /** Counts a search in memory. */
  add: (search: string) => void;
  /** Writes the counts to the database. */
  flush: () => Promise<void>;
  /** Starts writing once a minute. */
  start: () => void;
  /** Writes what is left and stops. */
  stop: () => Promise<void>;
}

export function createSearchMisses({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: Log;
}): SearchMisses {
  const pending = boundedCache<number>({ max: SEARCH_MISSES.maxPending });
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    if (pending.size === 0) return;
    const counts = new Map(pending.entries());
    pending.clear();
    const day = dubaiDay(clock.now());
    try {
      await addMisses(db, counts, { day, maxRows: SEARCH_MISSES.maxRows });
    } catch (error) {
      log.warn('Searches without results could not be counted.', { reason: reasonOf(error) });
    }
  };

  return {
    add: (search) => {
      const term = storableTerm(search, SEARCH_MISSES.maxLength);
      if (term === undefined) return;
      const count = pending.get(term);
      if (count === undefined && pending.size >= SEARCH_MISSES.maxPending) return;
      pending.set(term, (count ?? 0) + 1);
    },
    flush,
    start: () => {
      timer = setInterval(() => void flush(), SEARCH_MISSES.writeMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
