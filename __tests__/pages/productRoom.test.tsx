import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ClothTile, ProductAttributes } from '@/contract/facets';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { createFakeApi } from '../support/fakeApi';
import { renderApp } from '../support/renderApp';

const tile: ClothTile = { image: '/media/tiles/linen.webp', width: 690, cloth: 'matte' };

class FakeBitmap {
  readonly width = 900;
  readonly height = 1100;
  close = jest.fn();
}

/** Keeps requests; a test answers them. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly requests: { id: number }[] = [];
  terminate = jest.fn();

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: { id: number }): void {
    this.requests.push(request);
  }

  answer(image: unknown): void {
    const id = this.requests.at(-1)?.id;
    this.dispatchEvent(new MessageEvent('message', { data: { id, image } }));
  }
}

const globals = globalThis as Record<string, unknown>;
const drawImage = jest.fn();
beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globals, {
    Worker: FakeWorker,
    OffscreenCanvas: jest.fn(),
    ImageBitmap: FakeBitmap,
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as null);
});
afterEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas', 'ImageBitmap'])
    Reflect.deleteProperty(globals, name);
});

function showProduct(attributes: ProductAttributes | undefined) {
  const api = createFakeApi(({ path }) =>
    path === '/user/get-product-details'
      ? { body: { productDetail: buildProductDetail({ attributes }) } }
      : { body: { reviews: [], totalPages: 1 } },
  );
  const server = { ...api, signIn: () => Promise.resolve('token') };
  return renderApp('/product-detail?id=linen', { server });
}

const NAME = 'Living room with Ivory Linen, curtains closed, day';
const openButton = () => screen.findByRole('button', { name: 'See it in a room' });

function onlyWorker(): FakeWorker {
  const [worker, ...others] = FakeWorker.started;
  if (worker === undefined || others.length > 0) throw new Error('Not one worker');
  return worker;
}

describe('a product in a room (product 5.20)', () => {
  it('is composed by a worker on request, named and announced', async () => {
    const { user } = await showProduct({ tile });
    const button = await openButton();
    expect(FakeWorker.started).toEqual([]);

    await user.click(button);
    const worker = onlyWorker();
    expect(worker.requests).toEqual([{ id: 1, room: 'living-closed-day', tile }]);
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    const image = new FakeBitmap();
    act(() => worker.answer(image));

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(drawImage).toHaveBeenCalledWith(image, 0, 0);
    expect(screen.getByText(NAME)).toHaveTextContent(NAME);
    expect(button).toHaveFocus();
  });

  it('is composed once, whether the image of the product is shown between or not', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());
    act(() => onlyWorker().answer(new FakeBitmap()));

    await user.click(await screen.findByRole('button', { name: 'Show the product image' }));
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    await user.click(await openButton());

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(onlyWorker().requests).toHaveLength(1);
  });

  it('shows progress', async () => {
    const { user } = await showProduct({ tile });

    await user.click(await openButton());
    expect(await screen.findByRole('progressbar', { name: 'Loading the room…' })).toBeVisible();
  });

  it('says that it cannot be shown, and tries again', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());
    act(() => onlyWorker().answer(undefined));
    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();

    await user.click(await openButton());
    act(() => FakeWorker.started[1]?.answer(new FakeBitmap()));

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(screen.queryByText(/The room cannot be shown here/)).not.toBeInTheDocument();
  });

  it('says that it cannot be shown when the worker does not load', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());

    act(() => {
      onlyWorker().dispatchEvent(new Event('error'));
    });

    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();
    expect(onlyWorker().terminate).toHaveBeenCalledTimes(1);
  });

  it('says that it cannot be shown without a canvas for workers', async () => {
    Reflect.deleteProperty(globals, 'OffscreenCanvas');
    const { user } = await showProduct({ tile });

    await user.click(await openButton());

    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();
    expect(FakeWorker.started).toEqual([]);
  });

  it('ends the worker with the page', async () => {
    const { user, unmount } = await showProduct({ tile });
    await user.click(await openButton());

    unmount();

    expect(onlyWorker().terminate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the server sends no attributes', undefined],
    ['the product has no tile', { opacity: 'sheer' }],
  ] as const)('is not offered when %s', async (_case, attributes) => {
    await showProduct(attributes);
    await screen.findByRole('heading', { name: 'Reviews' });

    expect(screen.queryByRole('button', { name: 'See it in a room' })).not.toBeInTheDocument();
  });
});
