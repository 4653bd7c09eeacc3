import { LRUCache } from 'lru-cache';

/** `max` is required: `lru-cache` also accepts a lifetime alone, which bounds nothing. */
type Options<Value extends object | number | string> = LRUCache.OptionsBase<
  string,
  Value,
  unknown
> & {
  max: number;
};

/**
 * Collection that lives as long as the server: beyond its bound, the least recently used entries are evicted. The only one
 * that lint accepts (scripts/boundedCollections.js).
 */
export function boundedCache<Value extends object | number | string>({
  max,
  ...options
}: Options<Value>): LRUCache<string, Value> {
  if (options.maxSize !== undefined) return new LRUCache({ ...options, max });
  // An entry has the size 1, because `lru-cache` reserves memory for `max` entries at once: 6 ms for each rate limiter.
  return new LRUCache({ ...options, maxSize: max, sizeCalculation: () => 1 });
}
