import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The build that all end-to-end tests run on. */
export const CURRENT_DIST = path.join(root, 'dist');
/** The title of /about in each release. */
export const ABOUT = { current: 'About us', next: 'About the next release' };

/** `name.1a2b3c.js`, also compressed. */
const HASHED = /\.([0-9a-f]{8})\.[a-z0-9.]+$/;
const COMPRESSED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|mjs|css|html|json)$/;

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((file) => path.join(file.parentPath, file.name));
}

/** Revision of a document in the precache list (scripts/precacheList.ts). */
const revisionOf = async (document: string) => hashOf(await readFile(document)).slice(0, 16);

async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
}

/**
 * Writes the next release into `<folder>/dist`: a copy of the build in which every hashed file has another name, wherever
 * it is mentioned, and the title of /about differs. A second webpack build would take longer than all tests of releases.
 * It differs from a real one in that unchanged chunks get new names, too. @returns the folder, as for DIST_DIR
 */
export async function writeNextRelease(folder: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await cp(CURRENT_DIST, dist, { recursive: true });
  await cp(`${CURRENT_DIST}-render`, `${dist}-render`, { recursive: true });

  const copied = await filesIn(path.join(dist, 'assets'));
  const hashes = new Set(copied.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  // Not colours, which have the same form.
  const mentioned = new RegExp(`(?<![#\\w])(?:${[...hashes].join('|')})(?!\\w)`, 'g');
  const renameAll = (text: string) =>
    text.replaceAll(mentioned, (hash) => hashOf(`next ${hash}`).slice(0, 6));

  const written = [...(await filesIn(dist)), path.join(`${dist}-render`, 'render.mjs')];
  for (const file of written) {
    // The server sends the plain file instead.
    if (COMPRESSED.test(file)) await rm(file);
    else if (TEXT.test(file)) {
      await changeFile(file, (text) => renameAll(text).replaceAll(ABOUT.current, ABOUT.next));
    }
  }
  for (const file of copied.filter((name) => !COMPRESSED.test(name))) {
    const renamed = path.join(path.dirname(file), renameAll(path.basename(file)));
    await rename(file, renamed);
  }
  for (const name of ['index.html', 'ar/index.html']) {
    const [before, after] = await Promise.all(
      [CURRENT_DIST, dist].map((release) => revisionOf(path.join(release, name))),
    );
    const worker = path.join(dist, 'service-worker.js');
    await changeFile(worker, (text) => text.replace(before ?? '', after ?? ''));
  }
  return dist;
}

/** Paths of the hashed files of a release. */
export async function assetsOf(dist: string): Promise<Set<string>> {
  const names = await readdir(path.join(dist, 'assets'));
  return new Set(names.map((name) => `/assets/${name}`));
}
