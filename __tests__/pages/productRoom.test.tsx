import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ClothTile, ProductAttributes } from '@/contract/facets';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { createFakeApi } from '../support/fakeApi';
import {
  FakeBitmap,
  FakeRoomWorker,
  installRoomWorker,
  onlyRoomWorker,
  removeRoomWorker,
} from '../support/fakeRoomWorker';
import { renderApp } from '../support/renderApp';

const tile: ClothTile = { image: '/media/tiles/linen.webp', width: 690, cloth: 'matte' };

let drawImage: jest.Mock;
beforeEach(() => {
  ({ drawImage } = installRoomWorker());
});
afterEach(removeRoomWorker);

function showProduct(attributes: ProductAttributes | undefined, path = '/product-detail?id=linen') {
  const api = createFakeApi(({ path }) =>
    path === '/user/get-product-details'
      ? { body: { productDetail: buildProductDetail({ attributes }) } }
      : { body: { reviews: [], totalPages: 1 } },
  );
  const server = { ...api, signIn: () => Promise.resolve('token') };
  return renderApp(path, { server });
}

const NAME = 'Living room with Ivory Linen, curtains closed, by day';
const openButton = () => screen.findByRole('button', { name: 'See it in a room' });

const openedByLink = () => screen.findByRole('button', { name: 'Show the product image' });

describe('a product in a room (product 5.20)', () => {
  it('is composed by a worker on request, named and announced', async () => {
    const { user } = await showProduct({ tile });
    const button = await openButton();
    expect(FakeRoomWorker.started).toEqual([]);

    await user.click(button);
    const worker = onlyRoomWorker();
    expect(worker.requests).toEqual([{ id: 1, room: 'living-closed-day', tile, width: 300 }]);
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    const image = new FakeBitmap();
    worker.answer(image);

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(drawImage).toHaveBeenCalledWith(image, 0, 0);
    expect(screen.getByText(NAME)).toHaveTextContent(NAME);
    expect(button).toHaveFocus();
  });

  it('is composed once, whether the image of the product is shown between or not', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());
    onlyRoomWorker().answer(new FakeBitmap());

    await user.click(await screen.findByRole('button', { name: 'Show the product image' }));
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    await user.click(await openButton());

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(onlyRoomWorker().requests).toHaveLength(1);
  });

  it('is composed as soon as the pointer announces a press', async () => {
    const { user } = await showProduct({ tile });

    await user.hover(await openButton());
    onlyRoomWorker().answer(new FakeBitmap());
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    await user.click(await openButton());

    expect(screen.getByRole('img', { name: NAME })).toBeInTheDocument();
    expect(onlyRoomWorker().requests).toHaveLength(1);
  });

  it('is in the URL while it is open', async () => {
    const { user, place } = await showProduct({ tile });

    await user.click(await openButton());
    onlyRoomWorker().answer(new FakeBitmap());
    const open = '/product-detail?id=linen&room=living.closed.day';
    await waitFor(() => expect(place.current).toBe(open));
    await user.click(await screen.findByRole('button', { name: 'Show the product image' }));

    await waitFor(() => expect(place.current).toBe('/product-detail?id=linen'));
  });

  it.each(['living.closed.day', 'kitchen.closed.day'])(
    'is opened by a link with room=%s',
    async (room) => {
      await showProduct({ tile }, `/product-detail?id=linen&room=${room}`);
      await openedByLink();
      onlyRoomWorker().answer(new FakeBitmap());

      expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    },
  );

  it('changes the curtains, and keeps the last image until the next one is composed', async () => {
    const { user, place } = await showProduct({ tile });
    await user.click(await openButton());
    onlyRoomWorker().answer(new FakeBitmap());
    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Open' }));
    expect(screen.getByRole('img', { name: NAME })).toBeInTheDocument();
    onlyRoomWorker().answer(new FakeBitmap());

    const name = 'Living room with Ivory Linen, curtains open, by day';
    expect(await screen.findByRole('img', { name })).toBeInTheDocument();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(name);
    expect(screen.queryByRole('img', { name: NAME })).not.toBeInTheDocument();
    const open = '/product-detail?id=linen&room=living.open.day';
    await waitFor(() => expect(place.current).toBe(open));
  });

  it('cancels a choice that the next one replaces', async () => {
    const { user } = await showProduct({ tile }, '/product-detail?id=linen&room=living.closed.day');
    await openedByLink();

    await user.click(screen.getByRole('radio', { name: 'Open' }));
    await user.click(screen.getByRole('radio', { name: 'Closed' }));

    expect(onlyRoomWorker().cancelled).toEqual([1, 2]);
  });

  it('has a link to itself, and one to samples of the fabric', async () => {
    const { user } = await showProduct({ tile }, '/product-detail?id=linen&room=kitchen');
    await openedByLink();

    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(writeText).toHaveBeenCalledWith(
      'http://localhost/product-detail?id=linen&room=living.closed.day',
    );
    const samples = screen.getByRole('link', { name: 'order free samples' });
    expect(samples.parentElement).toHaveTextContent(
      /^To scale, in daylight\. Hung as wave curtains\. Screens change colours:/,
    );
    expect(samples).toHaveAttribute('href', '/samples?add=linen');
  });

  it('opens the room with the heading that is chosen for a finished window', async () => {
    const { user } = await showProduct(
      { tile },
      '/product-detail?id=linen&made=241x265_ceiling_double_lining_pair_hand',
    );
    await user.click(await openButton());
    expect(onlyRoomWorker().requests).toMatchObject([{ room: 'majlis-closed-day' }]);
    expect(await screen.findByText('Hung with pinch pleats.')).toBeVisible();
  });

  it('shows progress', async () => {
    const { user } = await showProduct({ tile });

    await user.click(await openButton());
    expect(await screen.findByRole('progressbar', { name: 'Loading the room…' })).toBeVisible();
  });

  it('says that it cannot be shown, and tries again', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());
    onlyRoomWorker().answer(undefined);
    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();

    await user.click(await openButton());
    onlyRoomWorker().answer(new FakeBitmap());

    expect(await screen.findByRole('img', { name: NAME })).toBeInTheDocument();
    expect(screen.queryByText(/The room cannot be shown here/)).not.toBeInTheDocument();
  });

  it('says that it cannot be shown when the worker does not load', async () => {
    const { user } = await showProduct({ tile });
    await user.click(await openButton());

    act(() => {
      onlyRoomWorker().dispatchEvent(new Event('error'));
    });

    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();
    expect(onlyRoomWorker().terminate).toHaveBeenCalledTimes(1);
  });

  it('says that it cannot be shown without a canvas for workers', async () => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    const { user } = await showProduct({ tile });

    await user.click(await openButton());

    expect(await screen.findByText(/The room cannot be shown here/)).toBeVisible();
    expect(FakeRoomWorker.started).toEqual([]);
  });

  it('ends the worker with the page', async () => {
    const { user, unmount } = await showProduct({ tile });
    await user.click(await openButton());

    unmount();

    await waitFor(() => expect(onlyRoomWorker().terminate).toHaveBeenCalledTimes(1));
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
