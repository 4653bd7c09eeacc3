import { LRUCache } from 'lru-cache';

/** `max` is required: `lru-cache` also accepts a lifetime alone, which bounds nothing. */
type Options<Value extends object | number> = LRUCache.Options<string, Value, unknown> & {
  max: number;
};

/**
 * Collection that lives as long as the server: beyond its bound, the least recently used entries are evicted. The only one
 * that lint accepts (scripts/boundedCollections.js).
 */
export function boundedCache<Value extends object | number>(
  options: Options<Value>,
): LRUCache<string, Value> {
  return new LRUCache(options);
}
