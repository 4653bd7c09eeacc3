import type { RoomJob } from '@/lib/rooms/createRoomRenderer';
import { parseRoomResponse } from './roomProtocol';

/** Client of the worker that composes rooms. */
export interface RoomComposer {
  /** Starts the worker, so that the first image does not wait for its script. */
  start: () => void;
  /** Composes images ahead, for the next `compose` of the same jobs; replaces those that were prepared before. */
  prepare: (jobs: readonly RoomJob[]) => void;
  /** Rejects when it fails, is aborted or the browser has no worker with a canvas. */
  compose: (job: RoomJob, signal: AbortSignal) => Promise<ImageBitmap>;
  close: () => void;
}

interface Prepared {
  image: Promise<ImageBitmap>;
  abort: () => void;
}

interface Pending {
  resolve: (image: ImageBitmap) => void;
  reject: (error: Error) => void;
}

const isSupported = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

const keyOf = (job: RoomJob) => JSON.stringify(job);

/** Composes images in a worker, which starts on demand, and again after it failed. */
export function createRoomComposer(startWorker: () => Worker): RoomComposer {
  const pending = new Map<number, Pending>();
  const prepared = new Map<string, Prepared>();
  let worker: Worker | undefined;
  let lastId = 0;

  const stop = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };

  const receive = ({ data }: MessageEvent<unknown>) => {
    const response = parseRoomResponse(data);
    if (response === undefined) return;
    const { id, image } = response;
    const waiting = pending.get(id);
    pending.delete(id);
    if (waiting === undefined) image?.close();
    else if (image === undefined) waiting.reject(new Error('The room could not be composed'));
    else waiting.resolve(image);
  };

  const listenToWorker = (): Worker => {
    const started = startWorker();
    started.addEventListener('message', receive);
    // The script could not be loaded, or threw.
    started.addEventListener('error', () => {
      if (started === worker) stop('The worker failed');
    });
    return started;
  };

  const getWorker = () => (worker ??= listenToWorker());

  const request = (job: RoomJob, signal: AbortSignal): Promise<ImageBitmap> =>
    new Promise((resolve, reject) => {
      if (!isSupported()) throw new Error('No worker or canvas');
      const id = ++lastId;
      getWorker().postMessage({ id, ...job });
      pending.set(id, { resolve, reject });
      signal.addEventListener('abort', () => {
        if (!pending.delete(id)) return;
        worker?.postMessage({ cancelled: id });
        reject(new Error('Aborted'));
      });
    });

  const discard = (key: string, { image, abort }: Prepared) => {
    prepared.delete(key);
    abort();
    image.then(
      (unused) => unused.close(),
      // Nobody asked for it.
      () => undefined,
    );
  };

  return {
    start: () => {
      if (isSupported()) getWorker();
    },
    prepare: (jobs) => {
      const wanted = new Map(jobs.map((job) => [keyOf(job), job]));
      for (const [key, image] of prepared) if (!wanted.has(key)) discard(key, image);
      for (const [key, job] of wanted) {
        if (prepared.has(key)) continue;
        const aborter = new AbortController();
        const image = request(job, aborter.signal);
        prepared.set(key, { image, abort: () => aborter.abort() });
        image.catch(() => {
          // So that the next request tries again.
          if (prepared.get(key)?.image === image) prepared.delete(key);
        });
      }
    },
    compose: (job, signal) => {
      const key = keyOf(job);
      const ahead = prepared.get(key);
      if (ahead === undefined) return request(job, signal);
      prepared.delete(key);
      signal.addEventListener('abort', ahead.abort);
      return ahead.image;
    },
    close: () => {
      for (const [key, image] of prepared) discard(key, image);
      stop('Closed');
    },
  };
}
