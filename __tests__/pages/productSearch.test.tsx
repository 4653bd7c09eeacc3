import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNamedControls } from '../support/expectNamedControls';
import {
  holdResponses,
  listBackend,
  pageOf,
  productCards,
  productCount,
} from '../support/productList';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

describe('search overlay', () => {
  const overlay = () => screen.findByRole('dialog', { name: 'Search fabrics' });
  const field = () => screen.getByRole('combobox', { name: 'Search fabrics' });

  it('opens once for the search flag in navigation state (product 5.3)', async () => {
    const { place } = await renderApp('/products', { server, state: { search: true } });
    expect(await overlay()).toBeInTheDocument();
    expect(field()).toHaveFocus();
    await waitFor(() => expect(place.state).toBeNull());
  });

  it('stays closed without the search flag', async () => {
    await renderApp('/products', { server });
    await waitFor(() => expect(productCards()).toHaveLength(10));
    expect(screen.queryByRole('combobox', { name: 'Search fabrics' })).not.toBeInTheDocument();
  });

  it('filters the list while typing, starting at its first page', async () => {
    const { user, place } = await renderApp('/products?page=2', {
      server,
      state: { search: true },
    });
    const dialog = await overlay();
    await user.type(field(), 'velvet');
    expect(await within(dialog).findByText('3 fabrics')).toHaveAttribute('role', 'status');
    expectNamedControls('SearchOverlay');
    expect(place.current).toBe('/products?search=velvet');
  });

  it('looks through all fabrics, and announces that it removes the filters (product 5.10)', async () => {
    const { user, place } = await renderApp('/products?colour=blue&sort=price', {
      server,
      state: { search: true },
    });
    const dialog = await overlay();
    expect(within(dialog).getByText(/all fabrics, without your filters/)).toBeVisible();
    await user.type(field(), 'velvet');
    expect(await within(dialog).findByText('3 fabrics')).toBeVisible();
    expect(place.current).toBe('/products?search=velvet');
  });

  it('debounces requests while typing', async () => {
    const backend = listBackend(({ query }) => pageOf(query['search'] ?? 'all'));
    await renderApp('/products', { server: backend, state: { search: true } });
    await overlay();
    // In one tick: a busy machine would pause between keystrokes.
    for (const typed of ['v', 've', 'velvet']) {
      fireEvent.change(field(), { target: { value: typed } });
    }
    await screen.findAllByText('velvet');
    const searches = backend.to('/user/get-products').map(({ query }) => query['search']);
    expect(searches).toEqual([undefined, 'velvet']);
  });

  it('ignores late responses to earlier searches', async () => {
    const { respond, waitForRequest, release } = holdResponses();
    const { user } = await renderApp('/products', {
      server: listBackend(respond),
      state: { search: true },
    });
    const dialog = await overlay();
    await release('1');
    await user.type(field(), 'sil');
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Searching…'));
    await waitForRequest('sil');
    await user.type(field(), 'k');
    await release('silk');
    await release('sil');
    expect((await screen.findAllByText('Cloth silk')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Cloth sil')).not.toBeInTheDocument();
  });

  it('closes on Esc, keeps the search text and returns focus', async () => {
    const { user, place } = await renderApp('/products', { server });
    const opener = await screen.findByRole('button', { name: 'Search fabrics' });
    await user.click(opener);
    await overlay();
    await user.type(field(), 'wool');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Search fabrics' })).not.toBeInTheDocument(),
    );
    expect(place.current).toBe('/products?search=wool');
    expect(opener).toHaveFocus();
  });

  it('closes on Back and shows the list as it was before the search (product 2.9)', async () => {
    const { user, place } = await renderApp('/products?page=2', { server });
    await user.click(await screen.findByRole('button', { name: 'Search fabrics' }));
    await overlay();
    await user.type(field(), 'velvet');
    await waitFor(() => expect(place.current).toBe('/products?search=velvet'));
    place.go(-1);
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Search fabrics' })).not.toBeInTheDocument(),
    );
    expect(place.current).toBe('/products?page=2');
  });

  it('leaves no history entry behind when closed without a search', async () => {
    const { user, place } = await renderApp('/about', { server });
    await user.click(await screen.findByRole('link', { name: 'Search' }));
    await overlay();
    await user.keyboard('{Escape}');
    const opener = await screen.findByRole('button', { name: 'Search fabrics' });
    await user.click(opener);
    await overlay();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Search fabrics' })).not.toBeInTheDocument(),
    );
    expect(opener).toHaveFocus();
    expect(place.current).toBe('/products');
    place.go(-1);
    expect(place.current).toBe('/about');
  });

  it('clears the filter from the list', async () => {
    const { user } = await renderApp('/products?search=velvet', { server });
    await user.click(await screen.findByRole('link', { name: 'Clear search “velvet”' }));
    await waitFor(() => expect(productCards()).toHaveLength(10));
    expect(document.activeElement).toContainElement(await productCount());
    expect(document.body).not.toHaveFocus();
  });
});
