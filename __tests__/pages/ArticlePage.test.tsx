import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { homeApi, omitArticleBodies } from '@/api/home';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';

const article = (title: string, description = '<p>Words</p>') => ({
  title,
  image: '/media/a.webp',
  description,
  createdAt: '2026-11-05T06:00:00.000Z',
});
const linen = article(
  'All about linen',
  '<h2>Flax</h2><p>See our <a href="/products">fabrics</a>.<script>alert(1)</script></p>',
);
const articles = [linen, ...['Velvet', 'Silk', 'Voile', 'Cotton'].map((name) => article(name))];
const openWith = (path: string, state?: unknown) =>
  renderAppWithFakeApi(path, () => ({ body: { articles, currency: 'AED' } }), { state });
const withoutBodies = articles.map((one) => ({ ...one, description: '' }));
/** Navigates from a home page without article bodies to an article. Its cards never had a body that they could pass on. */
async function openFromHome(respond: () => { status?: number; body: unknown }) {
  let isHome = true;
  const shop = await renderAppWithFakeApi('/', () =>
    isHome ? { body: { articles: withoutBodies } } : respond(),
  );
  const card = await screen.findByRole('link', { name: /All about linen/ });
  act(() => {
    shop.store.dispatch(homeApi.util.updateQueryData('getHomePage', undefined, omitArticleBodies));
  });
  isHome = false;
  await shop.user.click(card);
  return shop;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('ArticlePage', () => {
  it('renders navigation state while the request is pending', async () => {
    await renderAppWithFakeApi('/articleDetails', () => new Promise(() => undefined), {
      state: article('As clicked'),
    });
    expect(await title('As clicked')).toBeVisible();
    expect(screen.getByText('Words')).toBeVisible();
  });

  it('finds the article by the slug of its title', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    expect(await title('All about linen')).toBeVisible();
  });

  it.each([
    ['silk', 'The old text'],
    ['silk-2', 'The new text'],
  ])('opens the right one of two articles with the same title at %s', async (slug, text) => {
    const news = article('Silk', '<p>The new text</p>');
    const old = article('Silk', '<p>The old text</p>');
    const respond = () => ({ body: { articles: [news, old], currency: 'AED' } });
    const { user } = await renderAppWithFakeApi(`/articleDetails?article=${slug}`, respond);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `/articleDetails?article=${slug}`,
    );
    const related = within(await screen.findByRole('region', { name: 'Read on' }));
    await user.click(related.getByRole('link', { name: 'Silk' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows the date in long form', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    await title('All about linen');
    expect(within(screen.getByRole('main')).getAllByText('5 November 2026')[0]).toBeVisible();
  });

  it('sanitises the HTML', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    expect(await screen.findByRole('link', { name: 'fabrics' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Flax' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('alert(1)</script>');
    expect(document.querySelector('main script:not([type])')).toBeNull();
  });

  it('navigates on the client for a link in the body', async () => {
    const { user, place } = await openWith('/articleDetails?article=all-about-linen');
    await user.click(await screen.findByRole('link', { name: 'fabrics' }));
    expect(place.current).toBe('/products');
  });

  it('links to three other articles with their data as state', async () => {
    const { user, place } = await openWith('/articleDetails?article=velvet');
    const related = within(await screen.findByRole('region', { name: 'Read on' }));
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All about linen',
      'Silk',
      'Voile',
    ]);
    await user.click(related.getByRole('link', { name: 'Silk' }));
    expect(place.current).toBe('/articleDetails?article=silk');
    expect(place.state).toEqual(article('Silk'));
    expect(await title('Silk')).toBeVisible();
  });

  it('scrolls to the top of another article and focuses it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openWith('/articleDetails?article=velvet');
    await user.click(await screen.findByRole('link', { name: 'Silk' }));
    const heading = await title('Silk');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(heading);
    expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
  });

  it('sets title, description, canonical URL and image', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    await title('All about linen');
    expect(document.title).toBe('All about linen | Sadeel');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'See our fabrics.',
    );
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      '/articleDetails?article=all-about-linen',
    );
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      '/media/a.webp',
    );
  });

  it('contains structured data', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    await title('All about linen');
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = scripts.map(({ textContent }) => JSON.parse(textContent) as unknown);
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: 'All about linen',
        datePublished: '2026-11-05T06:00:00.000Z',
      }),
    );
  });

  it.each(['/articleDetails', '/articleDetails?article=gone', '/articleDetails?article=__proto__'])(
    'shows a not-found message for %s',
    async (path) => {
      await openWith(path);
      expect(await title('We could not find this article.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    },
  );

  it('can be retried when loading fails', async () => {
    await renderAppWithFakeApi('/articleDetails?article=silk', () => errorResponse('Out of print'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of print');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  });

  it('requests a body that the server HTML omits', async () => {
    await openFromHome(() => ({ body: { articles } }));
    expect(await title('All about linen')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Flax' })).toBeVisible();
  });

  it('can be retried when that request fails', async () => {
    let isBack = false;
    const { user } = await openFromHome(() =>
      isBack ? { body: { articles } } : errorResponse('Out of print'),
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Out of print');
    isBack = true;
    await user.click(retry);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Flax' })).toBeVisible(),
    );
  });

  it('renders an article without date and image', async () => {
    await renderAppWithFakeApi('/articleDetails', () => ({ body: {} }), {
      state: { title: 'Bare' },
    });
    expect(await title('Bare')).toBeVisible();
    expect(screen.queryByText(/Invalid Date/)).toBeNull();
  });
});
