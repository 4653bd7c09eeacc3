/** Maximum rows per statement, because databases limit its values. */
const CHUNK = 100;

/** Splits rows into chunks of one statement each. */
export function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
