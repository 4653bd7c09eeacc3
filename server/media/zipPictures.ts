import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import type { Entry } from 'yauzl';
import { PICTURES } from '../limits/pictures.ts';
import { isForeign } from './pictureFiles.ts';
import type { PictureFile, PictureFiles } from './pictureFiles.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Name of an entry. macOS writes UTF-8 without the flag that says so, so anything that is UTF-8 is read as it. */
function nameOf({ fileName, fileNameRaw }: Entry): string {
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return fileName;
  }
}

/**
 * Lists the files of a ZIP archive. Nothing is unpacked to disk, an entry that unpacks to more than it declares is an error, and
 * so is a name that leaves the archive's folder.
 */
export async function openZip(path: string): Promise<PictureFiles> {
  const zip = await yauzl.openPromise(path, { autoClose: false });
  const files: PictureFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (!name.endsWith('/') && !isForeign(name))
        files.push({
          name,
          size: entry.uncompressedSize,
          read: async () => buffer(await zip.openReadStreamPromise(entry)),
        });
      if (files.length > PICTURES.files) break;
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return { files, close: () => zip.close() };
}
