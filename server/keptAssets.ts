import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_LIFE_MS } from './limits/signIn.ts';

/** Modification time of the files of the running release; those of earlier ones have the time of their replacement. */
const CURRENT = new Date(0);

/** Like the other files of the data directory. */
const OWNER_ONLY = 0o700;

/** Lists a folder; empty when it does not exist, e.g. before the storefront is built. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

/** Copies a file under a temporary name first, because another server may serve the folder. */
async function copyWhole(source: string, target: string): Promise<void> {
  const temporary = `${target}.${process.pid}.tmp`;
  await copyFile(source, temporary);
  await utimes(temporary, CURRENT, CURRENT);
  await rename(temporary, target);
}

/**
 * Copies the assets of this release to a folder that outlives it, for tabs that stay open after the next deploy. Deletes the
 * files that a deploy replaced more than ASSETS_LIFE_MS ago.
 * @param source assets of the build
 */
export async function keepAssets(source: string, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  const current = await namesIn(source);
  const kept = new Set(await namesIn(folder));
  for (const name of current) {
    const target = join(folder, name);
    if (kept.delete(name)) await utimes(target, CURRENT, CURRENT);
    else await copyWhole(join(source, name), target);
  }
  for (const name of kept) {
    const file = join(folder, name);
    const replacedAtMs = (await stat(file)).mtimeMs;
    if (replacedAtMs === CURRENT.getTime()) await utimes(file, now, now);
    else if (now.getTime() - replacedAtMs > ASSETS_LIFE_MS) await rm(file);
  }
}
