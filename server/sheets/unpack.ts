import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { MIB } from '../bytes.ts';
import { MAX_UNPACKED_BYTES } from '../limits/sheets.ts';

/** Thrown for an archive that unpacks to too much; the message says what to do. */
export class TooLargeError extends Error {}

/**
 * Unpacks a workbook. Sizes are checked twice: what the archive declares, and what it really holds (yauzl ends a stream at the declared size).
 * @throws TooLargeError
 */
export async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const files: Record<string, Uint8Array> = {};
  let total = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      if (total > MAX_UNPACKED_BYTES)
        throw new TooLargeError(
          `unpacks to more than ${MAX_UNPACKED_BYTES / MIB} MB; delete empty rows, pictures and old sheets`,
        );
      files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
    }
  } finally {
    archive.close();
  }
  return files;
}
