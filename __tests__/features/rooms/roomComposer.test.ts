import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRoomComposer } from '@/features/rooms/roomComposer';
import { parseRoomRequest } from '@/features/rooms/roomProtocol';
import { until } from '../../support/until';

const tile = { image: '/media/tiles/linen.webp', width: 690, cloth: 'matte' } as const;

class FakeBitmap {
  close = jest.fn();
}

class FakeWorker extends EventTarget {
  postMessage = jest.fn();
  terminate = jest.fn();
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const job = { room: 'living-closed-day', tile, width: 300 } as const;

function createComposer() {
  const workers: FakeWorker[] = [];
  const composer = createRoomComposer(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const { signal } = new AbortController();
  const latest = () => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('No worker has started');
    return worker;
  };
  return { composer, workers, latest, compose: () => composer.compose(job, signal) };
}

beforeAll(() => {
  Object.assign(globalThis, {
    ImageBitmap: FakeBitmap,
    Worker: FakeWorker,
    OffscreenCanvas: Object,
  });
});
afterAll(() => {
  for (const name of ['ImageBitmap', 'Worker', 'OffscreenCanvas'])
    Reflect.deleteProperty(globalThis, name);
});

describe('createRoomComposer', () => {
  it('starts one worker with the first image, and answers each request', async () => {
    const { compose, workers, latest } = createComposer();
    expect(workers).toHaveLength(0);
    const [first, second] = [new FakeBitmap(), new FakeBitmap()];

    const images = [compose(), compose()];
    latest().answer({ id: 2, image: second });
    latest().answer({ id: 1, image: first });

    await expect(Promise.all(images)).resolves.toEqual([first, second]);
    expect(workers).toHaveLength(1);
  });

  it('composes the first image with the worker that was started before', () => {
    const { composer, compose, workers, latest } = createComposer();
    composer.start();
    expect(workers).toHaveLength(1);

    void compose();
    expect(workers).toHaveLength(1);
    expect(latest().postMessage).toHaveBeenCalledTimes(1);
  });

  it('uses what was prepared, whether composed before or after the request', async () => {
    const { composer, compose, latest } = createComposer();
    const [early, late] = [new FakeBitmap(), new FakeBitmap()];

    composer.prepare([job]);
    composer.prepare([job]);
    latest().answer({ id: 1, image: early });
    await expect(compose()).resolves.toBe(early);
    composer.prepare([job]);
    const composed = compose();
    latest().answer({ id: 2, image: late });

    await expect(composed).resolves.toBe(late);
    expect(latest().postMessage).toHaveBeenCalledTimes(2);
  });

  it('discards what was prepared in vain', async () => {
    const { composer, latest } = createComposer();
    const composed = new FakeBitmap();

    composer.prepare([job]);
    latest().answer({ id: 1, image: composed });
    composer.prepare([{ ...job, room: 'bedroom-closed-day' }]);
    await until(() => composed.close.mock.calls.length > 0);
    expect(composed.close).toHaveBeenCalledTimes(1);
    composer.prepare([]);

    expect(latest().postMessage).toHaveBeenLastCalledWith({ cancelled: 2 });
  });

  it('composes again what could not be prepared', async () => {
    const { composer, compose, latest } = createComposer();
    const image = new FakeBitmap();

    composer.prepare([job]);
    latest().answer({ id: 1 });
    await Promise.resolve();
    await Promise.resolve();
    const composed = compose();
    latest().answer({ id: 2, image });

    await expect(composed).resolves.toBe(image);
  });

  it('cancels an aborted request and discards its late image', async () => {
    const { composer, latest } = createComposer();
    const aborter = new AbortController();
    const late = new FakeBitmap();

    const composed = composer.compose(job, aborter.signal);
    aborter.abort();
    latest().answer({ id: 1, image: late });

    await expect(composed).rejects.toThrow('Aborted');
    expect(latest().postMessage).toHaveBeenLastCalledWith({ cancelled: 1 });
    expect(late.close).toHaveBeenCalledTimes(1);
  });

  it.each([[null], ['done'], [{}], [{ id: 'x', image: 7 }]])('ignores %j', async (message) => {
    const { compose, latest } = createComposer();
    const image = new FakeBitmap();

    const composed = compose();
    latest().answer(message);
    latest().answer({ id: 1, image });

    await expect(composed).resolves.toBe(image);
  });

  it('starts another worker after one failed', async () => {
    const { compose, workers, latest } = createComposer();

    const failed = compose();
    latest().dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('The worker failed');
    const image = new FakeBitmap();
    const composed = compose();
    latest().answer({ id: 2, image });

    await expect(composed).resolves.toBe(image);
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it('rejects what is pending when it is closed', async () => {
    const { composer, compose, latest } = createComposer();

    const composed = compose();
    composer.close();

    await expect(composed).rejects.toThrow('Closed');
    expect(latest().terminate).toHaveBeenCalledTimes(1);
  });
});

describe('parseRoomRequest', () => {
  const request = { id: 1, ...job };

  it('keeps a valid request', () => {
    expect(parseRoomRequest(request)).toEqual(request);
  });

  it.each([
    [null],
    [{ ...request, id: undefined }],
    [{ ...request, room: 'toString' }],
    [{ ...request, width: 0 }],
    [{ ...request, tile: { ...tile, image: 'https://example.com/tile.webp' } }],
  ])('has no request for %j', (message) => {
    expect(parseRoomRequest(message)).toBeUndefined();
  });
});
