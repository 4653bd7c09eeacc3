import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PICTURES } from '../limits/pictures.ts';
import { missingPath } from '../missingPath.ts';
import { isForeign } from './pictureFiles.ts';
import type { PictureFile, PictureFiles } from './pictureFiles.ts';
import { openZip } from './zipPictures.ts';

/** A folder or archive that is no source of pictures; the message says why. */
export class PictureFilesError extends Error {
  override name = 'PictureFilesError';
}

async function openFolder(folder: string): Promise<PictureFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, name: relative(folder, path).replaceAll(sep, '/') };
    })
    .filter(({ name }) => !isForeign(name));
  return Promise.all(
    files.slice(0, PICTURES.files + 1).map(async ({ path, name }) => ({
      name,
      size: (await stat(path)).size,
      read: () => readFile(path),
    })),
  );
}

/**
 * Lists the pictures of a folder with its subfolders, or of a ZIP archive.
 * @throws PictureFilesError
 */
export async function openPictures(path: string): Promise<PictureFiles> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const opened = isFolder
      ? { files: await openFolder(path), close: () => undefined }
      : await openZip(path);
    if (opened.files.length <= PICTURES.files) return opened;
    opened.close();
    throw new PictureFilesError(`has more than ${PICTURES.files} files`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new PictureFilesError(
      missingPath(path, error) ?? `Cannot read the pictures of ${path}: ${reason}`,
    );
  }
}
