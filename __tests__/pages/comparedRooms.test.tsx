import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

const NAMES: Readonly<Record<string, string>> = {
  linen: 'Linen',
  velvet: 'Velvet',
  plain: 'Plain',
};
const CLOTHS: Readonly<Record<string, 'matte' | 'velvet'>> = { linen: 'matte', velvet: 'velvet' };
const tileOf = (id: string) => `/media/tiles/${id}.webp`;

beforeEach(() => {
  installRoomWorker();
});
afterEach(removeRoomWorker);

/** A comparison of products; the one named Plain has no tile. */
function compare(query: string) {
  const api = createFakeApi(({ path, query: { id = '' } }) => {
    if (path !== '/user/get-product-details') return { body: { reviews: [], totalPages: 1 } };
    const cloth = CLOTHS[id];
    const tile = cloth && { image: tileOf(id), width: 690, cloth };
    const changes = { _id: id, productId: id, name: NAMES[id], attributes: tile && { tile } };
    return { body: { productDetail: buildProductDetail(changes) } };
  });
  const server = { ...api, signIn: () => Promise.resolve('token') };
  return renderApp(`/compare?${query}`, { server });
}

const openButton = () => screen.findByRole('button', { name: 'See them in a room' });
const roomName = (fabric: string) => `Living room with ${fabric}, curtains closed, by day`;
const ALL = 'ids=velvet,plain,linen';

describe('compared fabrics in one room (product 5.19)', () => {
  it('are composed by one worker and announced in the order of the comparison', async () => {
    const { user, place } = await compare(ALL);
    await user.click(await openButton());

    onlyRoomWorker().answer(new FakeBitmap(), tileOf('linen'));
    expect(await screen.findByRole('img', { name: roomName('Linen') })).toBeInTheDocument();
    expect(screen.queryByText(/by day: /)).not.toBeInTheDocument();
    onlyRoomWorker().answer(new FakeBitmap(), tileOf('velvet'));

    expect(await screen.findByRole('img', { name: roomName('Velvet') })).toBeInTheDocument();
    const announced = 'Living room, curtains closed, by day: Velvet, Linen';
    expect(await screen.findByText(announced)).toHaveRole('status');
    expect(onlyRoomWorker().requests).toHaveLength(2);
    const open = `/compare?${ALL}&room=living.closed.day`;
    await waitFor(() => expect(place.current).toBe(open));
  });

  it('have a note where a fabric cannot be shown', async () => {
    const { user } = await compare(ALL);
    expect(screen.queryByText('Its usual image, not this room.')).not.toBeInTheDocument();

    await user.click(await openButton());

    expect(await screen.findByText('Its usual image, not this room.')).toBeVisible();
  });

  it('are opened and copied by a link, and closed again', async () => {
    const { user, place } = await compare(`${ALL}&room=kitchen`);
    const close = await screen.findByRole('button', { name: 'Show the product images' });
    await waitFor(() => expect(onlyRoomWorker().requests).toHaveLength(2));
    onlyRoomWorker().answer(new FakeBitmap(), tileOf('linen'));
    expect(await screen.findByRole('img', { name: roomName('Linen') })).toBeInTheDocument();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(`http://localhost/compare?${ALL}&room=kitchen`);

    await user.click(close);

    expect(place.current).toBe(`/compare?${ALL}`);
    expect(screen.queryByRole('img', { name: roomName('Linen') })).not.toBeInTheDocument();
  });

  it('are called the same room only while they are in one', async () => {
    const { user } = await compare(ALL);
    const open = await openButton();
    expect(screen.queryByRole('heading', { name: 'In the same room' })).not.toBeInTheDocument();

    await user.click(open);

    expect(screen.getByRole('heading', { name: 'In the same room' })).toBeVisible();
  });

  it('lead to samples of all of them', async () => {
    await compare(ALL);
    expect(await screen.findByRole('link', { name: 'order free samples' })).toHaveAttribute(
      'href',
      '/samples?add=velvet,plain,linen',
    );
  });

  it('are not offered when none has a tile', async () => {
    await compare('ids=plain');
    await screen.findByRole('columnheader', { name: 'Plain' });

    expect(screen.queryByRole('button', { name: 'See them in a room' })).not.toBeInTheDocument();
    expect(FakeRoomWorker.started).toEqual([]);
  });
});
