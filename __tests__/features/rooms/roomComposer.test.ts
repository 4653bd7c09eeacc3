import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRoomComposer } from '@/features/rooms/roomComposer';
import { parseRoomRequest } from '@/features/rooms/roomProtocol';

const tile = { image: '/media/tiles/linen.webp', width: 690, cloth: 'matte' } as const;

class FakeBitmap {
  close = jest.fn();
}

function createFakeWorker() {
  const worker = Object.assign(new EventTarget(), { postMessage: jest.fn(), terminate: jest.fn() });
  const answer = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { composer: createRoomComposer(worker as unknown as Worker), worker, answer };
}

beforeAll(() => {
  Object.assign(globalThis, { ImageBitmap: FakeBitmap });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'ImageBitmap');
});

describe('createRoomComposer', () => {
  it('rejects a superseded request and discards its image', async () => {
    const { composer, answer } = createFakeWorker();
    const late = new FakeBitmap();
    const image = new FakeBitmap();

    const first = composer.compose('living-closed-day', tile);
    const second = composer.compose('living-closed-day', { ...tile, width: 420 });
    answer({ id: 1, image: late });
    answer({ id: 2, image });

    await expect(first).rejects.toThrow('Superseded');
    await expect(second).resolves.toBe(image);
    expect(late.close).toHaveBeenCalledTimes(1);
    expect(image.close).not.toHaveBeenCalled();
  });

  it.each([[null], ['done'], [{}], [{ id: 'x', image: 7 }]])('ignores %j', async (message) => {
    const { composer, answer } = createFakeWorker();
    const image = new FakeBitmap();

    const composed = composer.compose('living-closed-day', tile);
    answer(message);
    answer({ id: 1, image });

    await expect(composed).resolves.toBe(image);
  });

  it('rejects what is pending when it is closed', async () => {
    const { composer, worker } = createFakeWorker();

    const composed = composer.compose('living-closed-day', tile);
    composer.close();

    await expect(composed).rejects.toThrow('Closed');
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

describe('parseRoomRequest', () => {
  const request = { id: 1, room: 'living-closed-day', tile };

  it('keeps a valid request', () => {
    expect(parseRoomRequest(request)).toEqual(request);
  });

  it.each([
    [null],
    [{ ...request, id: undefined }],
    [{ ...request, room: 'toString' }],
    [{ ...request, tile: { ...tile, image: 'https://example.com/tile.webp' } }],
  ])('has no request for %j', (message) => {
    expect(parseRoomRequest(message)).toBeUndefined();
  });
});
