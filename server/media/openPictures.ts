import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES } from '../limits/pictures.ts';
import type { PictureFile, PictureFiles } from './pictureFiles.ts';
import { openZip } from './zipPictures.ts';

/** A folder or archive that is no source of pictures; the message says why. */
export class PictureFilesError extends Error {
  override name = 'PictureFilesError';
}

/** Files of systems beside the pictures: hidden ones, and copies of metadata in archives of macOS. */
const isForeign = (name: string): boolean =>
  /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(name);

async function openFolder(folder: string): Promise<PictureFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile());
  return Promise.all(
    paths.slice(0, PICTURES.files + 1).map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(folder, '/').length).replaceAll('\\', '/');
      return { name, size: (await stat(path)).size, read: () => readFile(path) };
    }),
  );
}

/**
 * Lists the pictures of a folder with its subfolders, or of a ZIP archive.
 * @throws PictureFilesError
 */
export async function openPictures(path: string): Promise<PictureFiles> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const { files, close } = isFolder
      ? { files: await openFolder(path), close: () => undefined }
      : await openZip(path);
    if (files.length > PICTURES.files) {
      close();
      throw new PictureFilesError(`has more than ${PICTURES.files} files`);
    }
    return { files: files.filter(({ name }) => !isForeign(name)), close };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new PictureFilesError(`Cannot read the pictures of ${path}: ${reason}`);
  }
}
