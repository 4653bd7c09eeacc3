/**
 * Keeps the latest values that were read, at most `limit`. A failed read is repeated by the next request.
 * Returns a function that reads a value only when it is not kept.
 */
export function createRecentCache<Value>(limit: number) {
  const values = new Map<string, Promise<Value>>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = values.get(key) ?? read();
    // A map keeps the order of its insertions.
    values.delete(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    for (const oldest of values.keys()) {
      if (values.size <= limit) break;
      values.delete(oldest);
    }
    return value;
  };
}
