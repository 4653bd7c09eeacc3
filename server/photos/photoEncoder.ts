import { join } from 'node:path';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import type { Log } from '../log.ts';
import { createFairQueue } from './fairQueue.ts';
import { createImageWorker } from './imageWorker.ts';

/** A photo as it is stored: WebP without metadata. */
export interface EncodedPhoto {
  image: Uint8Array;
  thumbnail: Uint8Array;
  /** Of the image in px. */
  width: number;
  height: number;
}

/** The result for one file. */
export interface EncodedFile {
  /** `undefined` when the file is no image, or one that is damaged or too large. */
  photo: EncodedPhoto | undefined;
  /** Number of pixels that were decoded; at most those of the largest image. */
  pixels: number;
}

/** Result for a file with which the process has crashed, or spent all of its time. */
const FAILED: EncodedFile = { photo: undefined, pixels: REVIEW_PHOTOS.inputPixels };

/** Decodes and encodes uploaded images, one after the other. */
export interface PhotoEncoder {
  /**
   * @param owner id of the customer; customers take turns
   * @throws NoImageProcessError
   */
  encode: (file: Uint8Array, owner: string) => Promise<EncodedFile>;
  /** Number of images that wait or are encoded. */
  queued: () => number;
  /** Stops the process; a running image is given up. */
  close: () => void;
}

/** Limits of an encoder; tests lower them. */
export interface EncoderLimits {
  encodeMs: number;
  idleMs: number;
}

const PROCESS = join(import.meta.dirname, 'imageProcess.ts');

/** Creates the encoder, in a process of its own. */
export function createPhotoEncoder(
  log: Log,
  limits: EncoderLimits = REVIEW_PHOTOS,
  script = PROCESS,
): PhotoEncoder {
  const { encodeMs, idleMs } = limits;
  const queue = createFairQueue();
  const worker = createImageWorker<EncodedFile>({
    script,
    log,
    encodeMs,
    idleMs,
    failed: FAILED,
  });
  return {
    encode: (file, owner) => queue.add(owner, () => worker.run(file)),
    queued: queue.size,
    close: worker.close,
  };
}
