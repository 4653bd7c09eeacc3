import { cachedRead } from './cachedRead.ts';
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
  return cachedRead(MAX_AGE_MS, clock, async (now) =>
    versionOf(await readCatalogueVersion(db), now),
  );
}
