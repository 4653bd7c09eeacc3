import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../errorDetails.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../filePermissions.ts';
import type { MediaStore, StoredFile } from './mediaStore.ts';

const MISSING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Result of work with a file; `undefined` when there is none. */
async function ifExists<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (MISSING.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Stores files in a folder. A file is complete whenever it has its name. */
export function createFolderStore(root: string): MediaStore {
  const toStored = async (path: string): Promise<StoredFile[]> => {
    const stats = await ifExists(stat(path));
    const name = relative(root, path).replaceAll(sep, '/');
    return stats === undefined ? [] : [{ name, modifiedAt: stats.mtime }];
  };
  return {
    place: root,
    put: async (name, content) => {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
      const temporary = `${path}.${randomUUID()}.tmp`;
      await writeFile(temporary, content, { mode: OWNER_ONLY_FILE, flush: true });
      await rename(temporary, path);
    },
    get: (name) => ifExists(readFile(join(root, name))),
    has: async (name) => (await ifExists(stat(join(root, name)))) !== undefined,
    list: async (folder) => {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = (await ifExists(readdir(join(root, folder), options))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const stored = files.map(({ parentPath, name }) => toStored(join(parentPath, name)));
      return (await Promise.all(stored)).flat();
    },
    delete: async (name) => {
      const path = join(root, name);
      await rm(path, { force: true });
      // The last file of a folder takes it along, and the folder of a picture that of its size.
      await rmdir(dirname(path))
        .then(() => rmdir(dirname(dirname(path))))
        .catch(() => undefined);
    },
  };
}
