import { DAY, SECOND } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { dubaiMidnight } from './rules/dubaiTime.ts';
import { readCatalogueVersion } from './repositories/catalogueVersion.ts';

/** Maximum age of the cached version; bounds how long a server serves the old catalogue. */
const MAX_AGE_MS = SECOND;

/** Above every version of a day. */
const VERSIONS_OF_A_DAY = 2 ** 32;

/** A version that is another one on every day in Dubai, because slides, promotions and opening hours have days. */
const versionOf = (stored: number, now: Date): number =>
  Math.floor(dubaiMidnight(now) / DAY) * VERSIONS_OF_A_DAY + stored;

/** Returns a cached reader of the catalogue version, which changes at midnight, too; queries at most once a second. */
export function watchCatalogueVersion(db: Db, clock: Clock): () => Promise<number> {
  let version: Promise<number> | undefined;
  let readAtMs = 0;
  return () => {
    const now = clock.now();
    const nowMs = now.getTime();
    // A negative age means that the clock was set back.
    const isFresh = nowMs >= readAtMs && nowMs - readAtMs < MAX_AGE_MS;
    if (version !== undefined && isFresh) return version;
    readAtMs = nowMs;
    const reading = readCatalogueVersion(db).then((stored) => versionOf(stored, now));
    reading.catch(() => {
      if (version === reading) version = undefined;
    });
    version = reading;
    return reading;
  };
}
