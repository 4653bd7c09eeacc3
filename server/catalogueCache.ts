import { boundedCache } from './boundedCache.ts';

/** Reads values by key; those that it does not return do not exist. */
type Load<Value> = (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Keeps what was read of the catalogue in memory until the catalogue changes.
 * @param max entries; beyond it the least recently used ones are evicted
 * @returns a reader of several keys; the result has no entry for what does not exist
 */
export function createCatalogueCache<Value extends object>(
  max: number,
  catalogueVersion: () => Promise<number>,
) {
  const cache = boundedCache<Value>({ max });
  let cachedVersion: number | undefined;

  return async (keys: readonly string[], load: Load<Value>): Promise<Map<string, Value>> => {
    const version = await catalogueVersion();
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of keys) {
      const cached = cache.get(key);
      if (cached === undefined) missing.push(key);
      else found.set(key, cached);
    }
    if (missing.length === 0) return found;
    for (const [key, value] of await load(missing)) {
      found.set(key, value);
      // The catalogue may have changed while it was read.
      if (version === cachedVersion) cache.set(key, value);
    }
    return found;
  };
}

/**
 * Makes a value once for each version of the catalogue, because a large one costs time and memory. One that fails is made
 * again by the next call.
 */
export function oncePerVersion<Value>(
  catalogueVersion: () => Promise<number>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { version: number; value: Promise<Value> } | undefined;
  return async () => {
    const version = await catalogueVersion();
    if (cached?.version === version) return cached.value;
    const entry = { version, value: make() };
    entry.value.catch(() => {
      if (cached === entry) cached = undefined;
    });
    cached = entry;
    return entry.value;
  };
}
