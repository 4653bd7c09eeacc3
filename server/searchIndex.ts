import { completesWithin } from './deadline.ts';
import { unavailable } from './http/errors.ts';
import { INDEX } from './limits/search.ts';

/** An index that is built again in the background when the catalogue changes. */
export interface SearchIndex<Index> {
  /**
   * The index of the current catalogue; of the previous one while building the new one takes longer.
   * @throws HttpError 503 when the first one takes longer
   */
  current: () => Promise<Index>;
  /** A number that changes with what `current` returns, and with the catalogue: the version for caches of responses. */
  servedVersion: () => Promise<number>;
  /** Whether requests need not wait for the first index. */
  isReady: () => boolean;
  /** Builds the index now, and after changes that no request notices. */
  start: () => void;
  stop: () => void;
}

/** @param waits how long requests wait for an index */
export function createSearchIndex<Index>(
  build: () => Promise<Index>,
  catalogueVersion: () => Promise<number>,
  waits: { firstWaitMs: number; waitMs: number } = INDEX,
): SearchIndex<Index> {
  let ready: { version: number; index: Index } | undefined;
  let building: { startedAt: number; done: Promise<void> } | undefined;
  let timer: NodeJS.Timeout | undefined;

  const begin = (version: number) => {
    const done = build()
      .then((index) => {
        ready = { version, index };
      })
      .finally(() => {
        building = undefined;
      });
    done.catch(() => undefined);
    building = { startedAt: performance.now(), done };
    return building;
  };

  /** Waits for the index of a version, not for long if there is another one. */
  const waitFor = async (version: number): Promise<void> => {
    // A running build may be that of an older version.
    for (let builds = 0; builds < 2 && ready?.version !== version; builds += 1) {
      const { startedAt, done } = building ?? begin(version);
      const isFirst = ready === undefined;
      const leftMs = isFirst ? waits.firstWaitMs : startedAt + waits.waitMs - performance.now();
      if (leftMs <= 0) return;
      const settled = isFirst ? done : done.catch(() => undefined);
      if (!(await completesWithin(settled, leftMs))) return;
    }
  };

  return {
    current: async () => {
      await waitFor(await catalogueVersion());
      if (ready === undefined) throw unavailable((m) => m.requests.busy, INDEX.checkMs);
      return ready.index;
    },
    servedVersion: async () => {
      const version = await catalogueVersion();
      // Before the first index nothing old is sent: what needs it waits for it.
      if (ready === undefined) return 2 * version + 1;
      if (ready.version !== version) await waitFor(version);
      return 2 * version + (ready.version === version ? 1 : 0);
    },
    // One that is not started is built by the first request.
    isReady: () => ready !== undefined || timer === undefined,
    start: () => {
      const check = async (): Promise<void> => {
        const version = await catalogueVersion();
        if (building === undefined && ready?.version !== version) begin(version);
      };
      const tryCheck = (): void => void check().catch(() => undefined);
      timer = setInterval(tryCheck, INDEX.checkMs);
      timer.unref();
      tryCheck();
    },
    stop: () => clearInterval(timer),
  };
}
