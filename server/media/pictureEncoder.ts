import { join } from 'node:path';
import { PICTURES } from '../limits/pictures.ts';
import type { Log } from '../log.ts';
import { createImageWorker } from '../photos/imageWorker.ts';
import type { PictureProblem } from './pictureError.ts';

/** A picture to decode, and to encode unless it is only checked. */
export interface PictureJob {
  file: Uint8Array;
  /** Full width at most, in px. */
  fullWidth: number;
  isPortrait: boolean;
  isCheck: boolean;
}

/** A picture in all widths and formats. */
export interface EncodedPicture {
  /** Size of the largest file and dominant colour, e.g. `900x1100-c8bfaf`. */
  size: string;
  /** None of a picture that is only checked. */
  files: { name: string; content: Uint8Array }[];
}

export type PictureResult = EncodedPicture | { problem: PictureProblem };

/** Decodes and encodes pictures one after the other. */
export interface PictureEncoder {
  encode: (job: PictureJob) => Promise<PictureResult>;
  close: () => void;
}

/** Creates the encoder, in a process of its own with a low priority. */
export function createPictureEncoder(log: Log): PictureEncoder {
  const worker = createImageWorker<PictureResult>({
    script: join(import.meta.dirname, 'pictureProcess.ts'),
    log,
    encodeMs: PICTURES.encodeMs,
    idleMs: PICTURES.idleMs,
    failed: { problem: 'damaged' },
  });
  return { encode: worker.run, close: worker.close };
}
