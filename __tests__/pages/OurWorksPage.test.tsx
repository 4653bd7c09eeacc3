import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failedSection } from '../support/failedSection';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';
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

describe('OurWorksPage', () => {
  it('shows ten works per page', async () => {
    const { user, place } = await renderApp('/our-works', { server });
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(10));
    await user.click(await screen.findByRole('link', { name: /page 2/i }));
    await waitFor(() => expect(place.current).toBe('/our-works?page=2'));
    await waitFor(() => expect(main().getAllByRole('article').length).toBeLessThan(10));
  });

  it('shows three skeletons while loading (product 4.9)', async () => {
    await renderAppWithFakeApi('/our-works', () => new Promise(() => undefined));
    expect(await screen.findAllByTestId('work-skeleton')).toHaveLength(3);
  });

  it.each([
    ['/our-works', 'Our Works | Sadeel'],
    ['/our-works?page=2', 'Our Works, page 2 | Sadeel'],
  ])('sets title and canonical URL of %s to %s', async (path, name) => {
    await renderAppWithFakeApi(path, () => ({ body: { work, totalPages: 2 } }));
    await screen.findByText('Villa');
    expect(document.title).toBe(name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', path);
  });

  it('requests ten works of the page in the URL', async () => {
    const { api } = await renderAppWithFakeApi('/our-works?page=2', () => ({
      body: { work, totalPages: 2 },
    }));
    await screen.findByText('Villa');
    expect(api.to(PATH).map(({ query }) => query)).toEqual([{ page: '2', limit: '10' }]);
  });

  it('links to a work with name and images as state and its id in the URL', async () => {
    const { user, place } = await renderAppWithFakeApi('/our-works', () => ({
      body: { work, totalPages: 1 },
    }));
    expect(await screen.findByText('2 photographs')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Villa' }));
    expect(place.current).toBe('/our-work-details?id=w1');
    expect(place.state).toMatchObject({
      name: 'Villa',
      images: ['/media/1.webp', '/media/2.webp'],
    });
  });

  it('links to the first page from a page beyond the last', async () => {
    await renderAppWithFakeApi('/our-works?page=9', () => ({ body: { work: [], totalPages: 2 } }));
    expect(await screen.findByRole('link', { name: 'To the first page' })).toHaveAttribute(
      'href',
      '/our-works',
    );
  });

  it('shows the message of a failure and can be retried', async () => {
    let response: object = errorResponse('No pictures today');
    const { user } = await renderAppWithFakeApi('/our-works', ({ path }) =>
      path === PATH ? response : {},
    );
    expect(await failedSection()).toHaveTextContent('No pictures today');
    response = { body: { work, totalPages: 1 } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
  });
});
