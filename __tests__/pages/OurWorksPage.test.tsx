import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failedSection } from '../support/failedSection';
import { renderApp } from '../support/renderApp';
import { openOn, refused } from '../support/shopWindow';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PATH = '/user/get-our-works';
const work = [
  { id: 'w1', name: 'Villa', images: ['/media/1.webp', '/media/2.webp'] },
  { id: 'w2', name: 'Penthouse', images: ['/media/3.webp'] },
];
const main = () => within(screen.getByRole('main'));

describe('our works', () => {
  it('shows ten works of the server on a page, and the rest on the next', async () => {
    const { user, place } = await renderApp('/our-works', { server });
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(10));
    await user.click(screen.getByRole('link', { name: /page 2/i }));
    await waitFor(() => expect(place.current).toBe('/our-works?page=2'));
    await waitFor(() => expect(main().getAllByRole('article').length).toBeLessThan(10));
  });

  it('shows three skeletons while they load (product 4.9)', async () => {
    await openOn('/our-works', () => new Promise(() => undefined));
    expect(await screen.findAllByTestId('work-skeleton')).toHaveLength(3);
  });

  it.each([
    ['/our-works', 'Our Works | Sadeel'],
    ['/our-works?page=2', 'Our Works, page 2 | Sadeel'],
  ])('names %s as %s, with its own canonical address', async (path, name) => {
    await openOn(path, () => ({ body: { work, totalPages: 2 } }));
    await screen.findByText('Villa');
    expect(document.title).toBe(name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', path);
  });

  it('asks for the page of the address, ten at a time', async () => {
    const { api } = await openOn('/our-works?page=2', () => ({ body: { work, totalPages: 2 } }));
    await screen.findByText('Villa');
    expect(api.to(PATH).map(({ query }) => query)).toEqual([{ page: '2', limit: '10' }]);
  });

  it('takes name and images of the chosen work along, and its id in the address', async () => {
    const { user, place } = await openOn('/our-works', () => ({ body: { work, totalPages: 1 } }));
    expect(await screen.findByText('2 photographs')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Villa' }));
    expect(place.current).toBe('/our-work-details?id=w1');
    expect(place.state).toMatchObject({
      name: 'Villa',
      images: ['/media/1.webp', '/media/2.webp'],
    });
  });

  it('leads back to the first page from beyond the end', async () => {
    await openOn('/our-works?page=9', () => ({ body: { work: [], totalPages: 2 } }));
    expect(await screen.findByRole('link', { name: 'To the first page' })).toHaveAttribute(
      'href',
      '/our-works',
    );
  });

  it('shows the reason of a failure and loads again on Retry', async () => {
    let reply: object = refused('No pictures today');
    const { user } = await openOn('/our-works', ({ path }) => (path === PATH ? reply : {}));
    expect(await failedSection()).toHaveTextContent('No pictures today');
    reply = { body: { work, totalPages: 1 } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
  });
});
