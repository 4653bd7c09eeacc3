import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { REVIEW_PHOTOS } from '../limits/photos.ts';
import type { Log } from '../log.ts';
import { createFairQueue } from './fairQueue.ts';

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

/** Messages of the image process: it has started, or the result for one file. */
export type ImageReply = 'ready' | EncodedFile;

/** Result for a file with which the process has crashed, or spent all of its time. */
const FAILED: EncodedFile = { photo: undefined, pixels: REVIEW_PHOTOS.inputPixels };

/** The image process cannot start, for example because sharp has no binary for this machine. */
export class NoImageProcessError extends Error {
  override name = 'NoImageProcessError';
}

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

/** Windows needs this variable; the others include the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}

/** Starts the process. @throws NoImageProcessError */
function start(script: string): Promise<ChildProcess> {
  const child = fork(script, {
    env: environment(),
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new NoImageProcessError('The image process cannot start.'));
    child.once('error', fail).once('exit', fail);
    child.once('message', () => {
      child.off('error', fail).off('exit', fail);
      child.on('error', () => child.kill('SIGKILL'));
      // Neither keeps a server running that stops.
      child.unref();
      child.channel?.unref();
      resolve(child);
    });
  });
}

/**
 * Creates the encoder. Decoders are native code for hostile input, which may crash, hang or exhaust the memory, and a
 * thread in native code cannot be stopped. So they run in a process of their own, started with the first image.
 */
export function createPhotoEncoder(
  log: Log,
  limits: EncoderLimits = REVIEW_PHOTOS,
  script = PROCESS,
): PhotoEncoder {
  let running: ChildProcess | undefined;
  const queue = createFairQueue();
  let idle: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
  };
  const open = async (): Promise<ChildProcess> => {
    if (running !== undefined) return running;
    const child = await start(script);
    child.once('exit', (code, signal) => {
      if (running !== child) return;
      running = undefined;
      log.warn('The image process stopped and is replaced.', { reason: signal ?? code ?? '' });
    });
    running = child;
    return child;
  };
  const encodeIn = (child: ChildProcess, file: Uint8Array) =>
    new Promise<EncodedFile>((resolve) => {
      const settle = (result: EncodedFile): void => {
        clearTimeout(timer);
        child.off('message', handleMessage).off('exit', handleExit);
        resolve(result);
      };
      const handleMessage = (message: ImageReply): void => {
        settle(message === 'ready' ? FAILED : message);
      };
      const handleExit = (): void => settle(FAILED);
      const timer = setTimeout(() => child.kill('SIGKILL'), limits.encodeMs);
      child.on('message', handleMessage).on('exit', handleExit);
      child.send(file);
    });
  const encodeNext = async (file: Uint8Array): Promise<EncodedFile> => {
    clearTimeout(idle);
    try {
      return await encodeIn(await open(), file);
    } finally {
      idle = setTimeout(close, limits.idleMs);
      idle.unref();
    }
  };
  return {
    encode: (file, owner) => queue.add(owner, () => encodeNext(file)),
    queued: queue.size,
    close,
  };
}
