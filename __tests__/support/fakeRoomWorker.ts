import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** A composed image. */
export class FakeBitmap {
  readonly width = 300;
  readonly height = 367;
  close = jest.fn();
}

interface Message {
  id?: number;
  cancelled?: number;
  tile?: { image: string };
}

/** Keeps what the page asks of its worker; a test answers. */
export class FakeRoomWorker extends EventTarget {
  static started: FakeRoomWorker[] = [];
  readonly requests: Message[] = [];
  readonly cancelled: number[] = [];
  terminate = jest.fn();

  constructor() {
    super();
    FakeRoomWorker.started.push(this);
  }

  postMessage(message: Message): void {
    if (message.cancelled === undefined) this.requests.push(message);
    else this.cancelled.push(message.cancelled);
  }

  /** Answers the latest request, or that for a tile. */
  answer(image: unknown, tile?: string): void {
    const request = this.requests.findLast((one) => tile === undefined || one.tile?.image === tile);
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data: { id: request?.id, image } }));
    });
  }
}

const globals = globalThis as Record<string, unknown>;

/** Gives jsdom a worker and canvases. @returns the mock that draws images */
export function installRoomWorker() {
  const drawImage = jest.fn();
  FakeRoomWorker.started = [];
  Object.assign(globals, {
    Worker: FakeRoomWorker,
    OffscreenCanvas: jest.fn(),
    ImageBitmap: FakeBitmap,
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as null);
  return { drawImage };
}

export function removeRoomWorker(): void {
  for (const name of ['Worker', 'OffscreenCanvas', 'ImageBitmap'])
    Reflect.deleteProperty(globals, name);
}

/** The worker of the page. @throws when there is none or more than one */
export function onlyRoomWorker(): FakeRoomWorker {
  const [worker, ...others] = FakeRoomWorker.started;
  if (worker === undefined || others.length > 0) throw new Error('Not one worker');
  return worker;
}
