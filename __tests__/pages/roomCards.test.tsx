import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { facets, priceRanges } from '@/fixtures/facets.fixtures';
import { buildProduct, buildProductDetail } from '@/fixtures/products.fixtures';
import { createFakeApi } from '../support/fakeApi';
import {
  FakeBitmap,
  FakeRoomWorker,
  installRoomWorker,
  onlyRoomWorker,
  removeRoomWorker,
} from '../support/fakeRoomWorker';
import { mockIntersectionObserver } from '../support/mockIntersectionObserver';
import { renderApp } from '../support/renderApp';

beforeEach(() => {
  installRoomWorker();
});
afterEach(removeRoomWorker);

/** A list of a fabric with a tile and one without. */
function openList(path: string) {
  const api = createFakeApi(({ path: requested, query: { id = '' } }) => {
    if (requested === '/user/get-product-details') {
      const tile = { image: '/media/tiles/linen.webp', width: 690, cloth: 'matte' } as const;
      const attributes = id === 'linen' ? { tile } : undefined;
      return { body: { productDetail: buildProductDetail({ _id: id, attributes }) } };
    }
    const products = ['linen', 'plain'].map((_id) => buildProduct({ _id, name: _id }));
    return {
      body: { products, totalPages: 2, totalCount: 12, currency: 'AED', facets, priceRanges },
    };
  });
  const server = { ...api, signIn: () => Promise.resolve('token') };
  return renderApp(path, { server }).then((shop) => ({ ...shop, api }));
}

const findSwitch = () => screen.findByRole('switch', { name: 'Show in a room' });
const canvases = () => document.querySelectorAll('li canvas');

describe('cards in a room (product 5.21)', () => {
  it('cover the image of a card once it is composed, and only with a tile', async () => {
    const { user, place, api } = await openList('/products');
    await user.click(await findSwitch());
    expect(place.current).toBe('/products?show=room');
    await waitFor(() => expect(onlyRoomWorker().requests).toHaveLength(1));
    expect(canvases()).toHaveLength(0);

    onlyRoomWorker().answer(new FakeBitmap());

    await waitFor(() => expect(canvases()).toHaveLength(1));
    const card = screen.getByRole('link', { name: /^linen/ });
    expect(card.querySelector('canvas')).toBeInTheDocument();
    expect(api.to('/user/get-products')).toHaveLength(1);
  });

  it('are switched off by Back', async () => {
    const { user, place } = await openList('/products?colour=blue');
    await user.click(await findSwitch());
    expect(place.current).toBe('/products?colour=blue&show=room');

    place.go(-1);

    expect(await findSwitch()).not.toBeChecked();
    expect(canvases()).toHaveLength(0);
  });

  it('stay off when a list that was opened with them is switched off', async () => {
    const { user, place } = await openList('/products?show=room');

    await user.click(await findSwitch());

    await waitFor(async () => expect(await findSwitch()).not.toBeChecked());
    expect(place.current).toBe('/products');
  });

  it('stay on the next page of the list', async () => {
    await openList('/products?show=room');
    expect(await findSwitch()).toBeChecked();

    expect(await screen.findByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
      'href',
      '/products?page=2&show=room',
    );
  });

  it('are composed while they are on the screen', async () => {
    const viewport = mockIntersectionObserver();
    await openList('/products?show=room');
    await findSwitch();
    await screen.findByRole('link', { name: /^linen/ });
    expect(FakeRoomWorker.started).toEqual([]);

    await waitFor(() => {
      viewport.show(document.body);
      expect(onlyRoomWorker().requests).toHaveLength(1);
    });
    viewport.hide(document.body);

    expect(onlyRoomWorker().cancelled).toEqual([1]);
  });
});
