import { SECOND } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { readCatalogueVersion } from './repositories/catalogueVersion.ts';

/** Maximum age of the cached version; bounds how long a server serves the old catalogue. */
const MAX_AGE_MS = SECOND;

/** Returns a cached reader of the catalogue version; queries at most once a second. */
export function watchCatalogueVersion(db: Db, clock: Clock): () => Promise<number> {
  let version: Promise<number> | undefined;
  let readAtMs = 0;
  return () => {
    const nowMs = clock.now().getTime();
    // A negative age means that the clock was set back.
    const isFresh = nowMs >= readAtMs && nowMs - readAtMs < MAX_AGE_MS;
    if (version !== undefined && isFresh) return version;
    readAtMs = nowMs;
    const reading = readCatalogueVersion(db);
    reading.catch(() => {
      if (version === reading) version = undefined;
    });
    version = reading;
    return reading;
  };
}
