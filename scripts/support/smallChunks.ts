import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A chunk of its own costs a request, so a part below this size is imported statically, or joins another by name. */
const MIN_BYTES = 5_000;

/** Small chunks that are no route, each with its reason; at most five (CONTRIBUTING.md). */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['runtime', "webpack's own"],
  ['room-worker', 'a worker is a script of its own'],
  ['proof-of-work', 'only for a client that the server asks for it'],
  ['zoom', 'an enlarged picture, which few visits of three pages open'],
  ['windows-stored', 'only for customers with measured windows'],
]);

export interface SmallChunk {
  name: string;
  bytes: number;
  /** `undefined` for a chunk that is not expected. */
  reason: string | undefined;
}

/**
 * Chunks of a build that are smaller than 5 kB with Brotli and no route.
 * @param routes files of pages, by name
 * @param sentBytes transfer size of a file
 */
export function findSmallChunks(
  dist: string,
  routes: Readonly<Record<string, readonly string[]>>,
  sentBytes: (file: string) => number,
): SmallChunk[] {
  const ofPages = new Set(
    Object.entries(routes).flatMap(([name, files]) => (name.endsWith('Page') ? files : [])),
  );
  return readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.js') && !ofPages.has(`assets/${file}`))
    .map((file) => ({ name: file.split('.')[0] ?? file, bytes: sentBytes(`assets/${file}`) }))
    .filter(({ bytes }) => bytes < MIN_BYTES)
    .map((chunk) => ({ ...chunk, reason: EXPECTED.get(chunk.name) }));
}
