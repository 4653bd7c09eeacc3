import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_LIFE_MS } from './limits/signIn.ts';
import type { MediaStore } from './media/mediaStore.ts';

/** Folders of the store: files of all releases, and a list of names for each release. */
const ASSETS = 'assets/';
const RELEASES = 'releases/';

async function namesOf(store: MediaStore, release: string): Promise<string[]> {
  const content = await store.get(release);
  return content ? (JSON.parse(Buffer.from(content).toString()) as string[]) : [];
}

/**
 * Copies the assets of this release to a bucket, for tabs that stay open after the next deploy, and deletes those of releases
 * that no server has run for ASSETS_LIFE_MS. Repeated while the server runs, which renews the list of its release.
 * @param source assets of the build
 */
export async function storeAssets(store: MediaStore, source: string, now: Date): Promise<void> {
  const names = await readdir(source).catch(() => []);
  const stored = new Set((await store.list(ASSETS)).map(({ name }) => name));
  const missing = names.filter((name) => !stored.has(`${ASSETS}${name}`));
  await Promise.all(
    missing.map(async (name) => store.put(`${ASSETS}${name}`, await readFile(join(source, name)))),
  );
  const list = JSON.stringify(names.toSorted());
  const id = createHash('sha256').update(list).digest('hex').slice(0, 16);
  await store.put(`${RELEASES}${id}.json`, Buffer.from(list));

  const releases = await store.list(RELEASES);
  const isOver = ({ modifiedAt }: { modifiedAt: Date }): boolean =>
    now.getTime() - modifiedAt.getTime() > ASSETS_LIFE_MS;
  const over = releases.filter(isOver).map(({ name }) => name);
  if (over.length === 0) return;
  const running = releases.filter((release) => !isOver(release)).map(({ name }) => name);
  const namesIn = async (some: string[]) =>
    (await Promise.all(some.map((release) => namesOf(store, release)))).flat();
  const kept = new Set(await namesIn(running));
  const gone = (await namesIn(over)).filter((name) => !kept.has(name));
  await Promise.all(gone.map((name) => store.delete(`${ASSETS}${name}`)));
  await Promise.all(over.map((release) => store.delete(release)));
}
