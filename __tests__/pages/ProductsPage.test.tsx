import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeApi, type Answer } from '../support/fakeApi';
import { failedSection } from '../support/failedSection';
import { buildProduct } from '@/fixtures/products.fixtures';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const cards = () => screen.queryAllByRole('link', { name: /^Product \d+/ });
const skeletons = () => screen.queryAllByTestId('product-skeleton');
const count = () => screen.findByText(/^\d+ fabrics?/);

/** A backend that answers the list of products as told. */
function listBackend(answer: Answer) {
  const api = createFakeApi((request) =>
    request.path === '/user/get-products' ? answer(request) : { body: {} },
  );
  return { ...api, signIn: () => Promise.resolve('token') };
}

const pageOf = (name: string, totalPages = 1) => ({
  body: { products: [buildProduct({ _id: name, name })], totalPages, currency: 'AED' },
});

/** Answers that wait until the test lets them go, by search text or page. */
function heldAnswers() {
  const waiting = new Map<string, () => void>();
  const answer: Answer = ({ query }) =>
    new Promise((resolve) => {
      const key = query['search'] ?? query['page'] ?? '';
      waiting.set(key, () => resolve(pageOf(`Cloth ${key}`, 3)));
    });
  const asked = (key: string) => waitFor(() => expect(waiting.has(key)).toBe(true));
  const release = async (key: string) => {
    await asked(key);
    await act(async () => {
      waiting.get(key)?.();
      await Promise.resolve();
    });
  };
  return { answer, asked, release };
}

describe('page of fabrics', () => {
  it('shows ten products with name, first two sizes and price followed by currency', async () => {
    await renderApp('/products', { server });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Fabrics');
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(cards()[0]).toHaveTextContent(/Product 1Small.*Large100\.01 AED/);
  });

  it('shows six skeletons while the first page loads (product 5.1)', async () => {
    const { answer, release } = heldAnswers();
    await renderApp('/products', { server: listBackend(answer) });
    await waitFor(() => expect(skeletons()).toHaveLength(6));
    await release('1');
    expect(await screen.findByText('Cloth 1')).toBeInTheDocument();
    expect(skeletons()).toHaveLength(0);
  });

  it('tells politely how many fabrics there are', async () => {
    await renderApp('/products?page=2', { server });
    const status = await count();
    expect(status).toHaveTextContent('12 fabrics, page 2 of 2');
    expect(status).toHaveAttribute('role', 'status');
  });

  it('tells the exact number on the first page, too, where the server counts', async () => {
    await renderApp('/products', { server });
    expect(await count()).toHaveTextContent('12 fabrics, page 1 of 2');
  });

  it('tells a lower bound where the server counts only pages', async () => {
    await renderApp('/products', { server: listBackend(() => pageOf('Cloth', 3)) });
    expect(await screen.findByText('More than 20 fabrics, page 1 of 3')).toBeInTheDocument();
  });

  it.each([
    ['/products', 'Fabrics | Sadeel'],
    ['/products?page=2', 'Fabrics, page 2 | Sadeel'],
    ['/products?page=2&search=product', 'Fabrics for “product”, page 2 | Sadeel'],
  ])('names %s as %s, with its own canonical address', async (path, name) => {
    await renderApp(path, { server });
    await count();
    expect(document.title).toBe(name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', path);
  });

  it('offers a visit after a full page and not after a short one', async () => {
    const { user } = await renderApp('/products', { server });
    const invitation = await screen.findByRole('link', { name: 'Book a free visit' });
    expect(invitation).toHaveAttribute('href', '/#bookingID');
    await user.click(screen.getByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(invitation).not.toBeInTheDocument();
  });

  it('opens another page by its numbered link and starts at the top of the list', async () => {
    const { user, place } = await renderApp('/products', { server });
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(place.current).toBe('/products?page=2');
    expect(document.activeElement).toContainElement(await count());
  });

  it('keeps the search text in the addresses of its pages', async () => {
    await renderApp('/products?search=product', { server });
    expect(await screen.findByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
      'href',
      '/products?page=2&search=product',
    );
  });

  it('keeps showing the old page, without skeletons, until the new one is there', async () => {
    const { answer, release } = heldAnswers();
    const { user } = await renderApp('/products', { server: listBackend(answer) });
    await release('1');
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    expect(screen.getByText('Cloth 1')).toBeInTheDocument();
    expect(skeletons()).toHaveLength(0);
    await release('2');
    expect(await screen.findByText('Cloth 2')).toBeInTheDocument();
    expect(screen.queryByText('Cloth 1')).not.toBeInTheDocument();
  });

  it('stands at once when the visitor comes back from a product', async () => {
    const { user, store, place } = await renderApp('/products?page=2', { server });
    await user.click(await screen.findByRole('link', { name: /^Product 12/ }));
    expect(place.current).toBe('/product-detail?id=product-12');
    expect(place.state).toEqual({ id: 'product-12' });
    await screen.findByRole('heading', { level: 1, name: 'Product 12' });
    act(() => store.services.navigation.go('/products?page=2'));
    expect(cards()).toHaveLength(2);
  });

  it('tells the reason of a failure and loads again on Retry', async () => {
    let isDown = true;
    const backend = listBackend(() =>
      isDown ? { status: 400, body: { message: 'The page is malformed.' } } : pageOf('Linen'),
    );
    const { user } = await renderApp('/products', { server: backend });
    expect(await failedSection()).toHaveTextContent(
      'We could not load the fabrics.The page is malformed.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Linen')).toBeInTheDocument();
  });

  it('says that nothing matches and leads back to all fabrics', async () => {
    const { user } = await renderApp('/products?search=zebra', { server });
    expect(await screen.findByText('No fabrics match “zebra”.')).toBeInTheDocument();
    expect(await count()).toHaveTextContent('0 fabrics for “zebra”');
    await user.click(screen.getByRole('link', { name: 'See all fabrics' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
  });

  it('leads from a page past the end to the last one', async () => {
    const { user } = await renderApp('/products?page=9', { server });
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });
});

describe('search overlay', () => {
  const overlay = () => screen.findByRole('dialog', { name: 'Search fabrics' });
  const field = () => screen.getByRole('searchbox', { name: 'Search fabrics' });

  it('opens when the navigation asks for it, once (product 5.3)', async () => {
    const { place } = await renderApp('/products', { server, state: { search: true } });
    expect(await overlay()).toBeInTheDocument();
    expect(field()).toHaveFocus();
    await waitFor(() => expect(place.state).toBeNull());
  });

  it('stays closed without being asked', async () => {
    await renderApp('/products', { server });
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('filters the list by what is typed, from its first page, and counts', async () => {
    const { user, place } = await renderApp('/products?page=2', {
      server,
      state: { search: true },
    });
    const dialog = await overlay();
    await user.type(field(), 'velvet');
    expect(await within(dialog).findByText('3 fabrics')).toHaveAttribute('role', 'status');
    expect(place.current).toBe('/products?search=velvet');
  });

  it('asks the server once per pause in typing', async () => {
    const backend = listBackend(({ query }) => pageOf(query['search'] ?? 'all'));
    await renderApp('/products', { server: backend, state: { search: true } });
    await overlay();
    // Letter by letter in one moment: a busy machine would make pauses of its own.
    for (const typed of ['v', 've', 'velvet']) {
      fireEvent.change(field(), { target: { value: typed } });
    }
    await screen.findAllByText('velvet');
    const searched = backend.to('/user/get-products').map(({ query }) => query['search']);
    expect(searched).toEqual([undefined, 'velvet']);
  });

  it('shows the answer to what was typed last, however late the others come', async () => {
    const { answer, asked, release } = heldAnswers();
    const { user } = await renderApp('/products', {
      server: listBackend(answer),
      state: { search: true },
    });
    const dialog = await overlay();
    await release('1');
    await user.type(field(), 'sil');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Searching…'));
    await asked('sil');
    await user.type(field(), 'k');
    await release('silk');
    await release('sil');
    expect((await screen.findAllByText('Cloth silk')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Cloth sil')).not.toBeInTheDocument();
  });

  it('closes by Esc, keeps what was typed and gives focus back', async () => {
    const { user, place } = await renderApp('/products', { server });
    const opener = await screen.findByRole('button', { name: 'Search fabrics' });
    await user.click(opener);
    await overlay();
    await user.type(field(), 'wool');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    expect(place.current).toBe('/products?search=wool');
    expect(opener).toHaveFocus();
  });

  it('clears the filter from the list itself', async () => {
    const { user } = await renderApp('/products?search=velvet', { server });
    await user.click(await screen.findByRole('link', { name: 'Clear search “velvet”' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(document.activeElement).toContainElement(await count());
    expect(document.body).not.toHaveFocus();
  });
});
