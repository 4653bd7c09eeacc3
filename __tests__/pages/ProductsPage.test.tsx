import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failedSection } from '../support/failedSection';
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

const skeletons = () => screen.queryAllByTestId('product-skeleton');

describe('ProductsPage', () => {
  it('shows ten products with name, first two sizes, price and currency', async () => {
    await renderApp('/products', { server });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Fabrics');
    await waitFor(() => expect(productCards()).toHaveLength(10));
    expect(productCards()[0]).toHaveTextContent(/Product 1Small.*Large100\.01 AED/);
  });

  it('shows six skeletons while the first page loads (product 5.1)', async () => {
    const { respond, release } = holdResponses();
    await renderApp('/products', { server: listBackend(respond) });
    await waitFor(() => expect(skeletons()).toHaveLength(6));
    await release('1');
    expect(await screen.findByText('Cloth 1')).toBeInTheDocument();
    expect(skeletons()).toHaveLength(0);
  });

  it('announces the number of products politely', async () => {
    await renderApp('/products?page=2', { server });
    const status = await productCount();
    expect(status).toHaveTextContent('12 fabrics, page 2 of 2');
    expect(status).toHaveAttribute('role', 'status');
  });

  it('shows the exact number on the first page with totalCount', async () => {
    await renderApp('/products', { server });
    expect(await productCount()).toHaveTextContent('12 fabrics, page 1 of 2');
  });

  it('shows a lower bound without totalCount', async () => {
    await renderApp('/products', { server: listBackend(() => pageOf('Cloth', 3)) });
    expect(await screen.findByText('More than 20 fabrics, page 1 of 3')).toBeInTheDocument();
  });

  it.each([
    ['/products', 'Fabrics | Sadeel', '/products'],
    ['/products?page=2', 'Fabrics, page 2 | Sadeel', '/products?page=2'],
    ['/products?page=2&search=product', 'Fabrics for “product”, page 2 | Sadeel', undefined],
  ])('sets title and canonical URL of %s to %s and %s', async (path, name, canonical) => {
    await renderApp(path, { server });
    await productCount();
    expect(document.title).toBe(name);
    const link = document.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href') ?? undefined).toBe(canonical);
  });

  it('shows the booking link after a full page only', async () => {
    const { user } = await renderApp('/products', { server });
    const main = within(await screen.findByRole('main'));
    const bookingLink = await main.findByRole('link', { name: 'Book a free visit' });
    expect(bookingLink).toHaveAttribute('href', '/#bookingID');
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(productCards()).toHaveLength(2));
    expect(bookingLink).not.toBeInTheDocument();
  });

  it('opens another page by its link and focuses the top of the list', async () => {
    const { user, place } = await renderApp('/products', { server });
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(productCards()).toHaveLength(2));
    expect(place.current).toBe('/products?page=2');
    expect(document.activeElement).toContainElement(await productCount());
  });

  it('keeps the search text in pagination links', async () => {
    await renderApp('/products?search=product', { server });
    expect(await screen.findByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
      'href',
      '/products?page=2&search=product',
    );
  });

  it('keeps showing the previous page while the next one loads', async () => {
    const { respond, release } = holdResponses();
    const { user } = await renderApp('/products', { server: listBackend(respond) });
    await release('1');
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    expect(screen.getByText('Cloth 1')).toBeInTheDocument();
    expect(skeletons()).toHaveLength(0);
    await release('2');
    expect(await screen.findByText('Cloth 2')).toBeInTheDocument();
    expect(screen.queryByText('Cloth 1')).not.toBeInTheDocument();
  });

  it('renders from the cache on back navigation', async () => {
    const { user, store, place } = await renderApp('/products?page=2', { server });
    await user.click(await screen.findByRole('link', { name: /^Product 12/ }));
    expect(place.current).toBe('/product-detail?id=product-12');
    expect(place.state).toEqual({ id: 'product-12' });
    await screen.findByRole('heading', { level: 1, name: 'Product 12' });
    act(() => store.services.navigation.go('/products?page=2'));
    expect(productCards()).toHaveLength(2);
  });

  it('shows the message of a failure and can be retried', async () => {
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

  it('shows a message without matches and links to all products', async () => {
    const { user } = await renderApp('/products?search=zebra', { server });
    expect(await screen.findByText('No fabrics match “zebra”.')).toBeInTheDocument();
    expect(await productCount()).toHaveTextContent('0 fabrics for “zebra”');
    await user.click(screen.getByRole('link', { name: 'See all fabrics' }));
    await waitFor(() => expect(productCards()).toHaveLength(10));
  });

  it('links to the last page from a page beyond it', async () => {
    const { user } = await renderApp('/products?page=9', { server });
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    await waitFor(() => expect(productCards()).toHaveLength(2));
  });
});

describe('the fabrics of a sub-category', () => {
  const path = '/products?subCategoryId=sheer';

  it('are named with their sub-category, and lead back to all fabrics', async () => {
    const { user, place } = await renderApp(path, { server });
    expect(await productCount()).toHaveTextContent('3 fabrics for “Sheer”');
    expect(document.title).toBe('Fabrics for “Sheer” | Sadeel');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Fabrics' })).toHaveAttribute('href', '/products');
    await user.click(screen.getByRole('link', { name: 'Show all fabrics, not only “Sheer”' }));
    expect(place.current).toBe('/products');
    await waitFor(() => expect(productCards()).toHaveLength(10));
  });

  it('stay limited to it on the next page', async () => {
    const body = {
      ...pageOf('Linen', 2).body,
      subCategory: { _id: 'sheer', name: 'Sheer', category: 'curtains' },
    };
    await renderApp(path, { server: listBackend(() => ({ body })) });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of fabrics' }));
    expect(pages.getByRole('link', { name: /page 2/i })).toHaveAttribute(
      'href',
      '/products?page=2&subCategoryId=sheer',
    );
  });

  it('are not claimed when the server responds with all fabrics', async () => {
    await renderApp(path, { server: listBackend(() => pageOf('Linen')) });
    expect(await productCount()).toHaveTextContent(/^1 fabric$/);
    expect(document.title).toBe('Fabrics | Sadeel');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('link', { name: /not only/ })).toBeNull();
  });

  it('are not found for an unknown sub-category', async () => {
    const { user } = await renderApp('/products?subCategoryId=gone', { server });
    expect(await screen.findByText('We could not find this category.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all fabrics' }));
    await waitFor(() => expect(productCards()).toHaveLength(10));
  });
});
