import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedRead } from './cachedRead.ts';
import { SECOND } from './clock.ts';
import type { Clock } from './clock.ts';
import { ASSETS_LIFE_MS } from './limits/signIn.ts';
import type { MediaStore, StoredFile } from './media/mediaStore.ts';
import { chunksOf } from './repositories/chunks.ts';

/** Folders of the store: files of all releases, and a list of names for each release. */
const ASSETS = 'assets/';
const RELEASES = 'releases/';

/** Names of the assets of releases. */
async function namesIn(
  store: MediaStore,
  releases: readonly Pick<StoredFile, 'name'>[],
): Promise<string[]> {
  const lists = await Promise.all(releases.map(({ name }) => store.get(name)));
  return lists.flatMap((list) =>
    list ? (JSON.parse(Buffer.from(list).toString()) as string[]) : [],
  );
}

/** Maximum age of the known names, in ms. */
const MAX_AGE_MS = SECOND;

/** Assets of all releases in a store. */
export interface StoredAssets {
  /** Reads one by its name, such as `main.1a2b3c.js`; `undefined` when no release has it. */
  get: (name: string) => Promise<Uint8Array | undefined>;
}

/** Opens the assets of all releases. Unknown names cost no request: the lists of the releases are read once a second at most. */
export function openStoredAssets(store: MediaStore, clock: Clock): StoredAssets {
  const names = cachedRead(MAX_AGE_MS, clock, async () => {
    const releases = await store.list(RELEASES);
    return new Set(await namesIn(store, releases));
  });
  return {
    get: async (name) => ((await names()).has(name) ? store.get(`${ASSETS}${name}`) : undefined),
  };
}

/**
 * Copies the assets of this release to a bucket, for tabs that stay open after the next deploy. Deletes those of releases
 * that no server has run for ASSETS_LIFE_MS. Repeated while the server runs, which renews the list of its release.
 * @param source assets of the build
 */
export async function storeAssets(store: MediaStore, source: string, now: Date): Promise<void> {
  const names = await readdir(source).catch(() => []);
  const stored = new Set((await store.list(ASSETS)).map(({ name }) => name));
  const missing = names.filter((name) => !stored.has(`${ASSETS}${name}`));
  const copy = async (name: string): Promise<void> =>
    store.put(`${ASSETS}${name}`, await readFile(join(source, name)));
  // In chunks, because memory holds what is copied.
  for (const chunk of chunksOf(missing)) await Promise.all(chunk.map(copy));
  const list = JSON.stringify(names.toSorted());
  const id = createHash('sha256').update(list).digest('hex').slice(0, 16);
  await store.put(`${RELEASES}${id}.json`, Buffer.from(list));

  const releases = await store.list(RELEASES);
  const isOver = ({ modifiedAt }: { modifiedAt: Date }): boolean =>
    now.getTime() - modifiedAt.getTime() > ASSETS_LIFE_MS;
  const over = releases.filter(isOver);
  if (over.length === 0) return;
  const running = releases.filter((release) => !isOver(release));
  const kept = new Set(await namesIn(store, running));
  const gone = (await namesIn(store, over)).filter((name) => !kept.has(name));
  await Promise.all(gone.map((name) => store.delete(`${ASSETS}${name}`)));
  await Promise.all(over.map(({ name }) => store.delete(name)));
}
