import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { homeApi, omitArticleBodies } from '@/api/home';
import { openOn, refused } from '../support/shopWindow';

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
  openOn(path, () => ({ body: { articles, currency: 'AED' } }), { state });
/** Goes from a home page whose articles came without their texts to one of them. */
async function openFromHome(answer: () => { status?: number; body: unknown }) {
  let isHome = true;
  const shop = await openOn('/', () => (isHome ? { body: { articles } } : answer()));
  const card = await screen.findByRole('link', { name: /All about linen/ });
  act(() => {
    shop.store.dispatch(homeApi.util.updateQueryData('getHomePage', undefined, omitArticleBodies));
  });
  isHome = false;
  await shop.user.click(card);
  return shop;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('article page', () => {
  it('paints from navigation state while the server is silent', async () => {
    await openOn('/articleDetails', () => new Promise(() => undefined), {
      state: article('As clicked'),
    });
    expect(await title('As clicked')).toBeVisible();
    expect(screen.getByText('Words')).toBeVisible();
  });

  it('is found by the slug of its title', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    expect(await title('All about linen')).toBeVisible();
  });

  it('shows its date in the long form', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    await title('All about linen');
    expect(within(screen.getByRole('main')).getAllByText('5 November 2026')[0]).toBeVisible();
  });

  it('shows its HTML without what could do harm', async () => {
    await openWith('/articleDetails?article=all-about-linen');
    expect(await screen.findByRole('link', { name: 'fabrics' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Flax' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('alert(1)</script>');
    expect(document.querySelector('main script:not([type])')).toBeNull();
  });

  it('follows a link of its text inside the shop', async () => {
    const { user, place } = await openWith('/articleDetails?article=all-about-linen');
    await user.click(await screen.findByRole('link', { name: 'fabrics' }));
    expect(place.current).toBe('/products');
  });

  it('offers three other articles and takes the chosen one along', async () => {
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

  it('opens another article at its start', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openWith('/articleDetails?article=velvet');
    await user.click(await screen.findByRole('link', { name: 'Silk' }));
    const heading = await title('Silk');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(heading);
    expect(shown.mock.contexts).toEqual([document.activeElement]);
  });

  it('describes itself to search engines and link previews', async () => {
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

  it('describes itself as structured data', async () => {
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
    'says so when %s names no article',
    async (address) => {
      await openWith(address);
      expect(await title('We could not find this article.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    },
  );

  it('offers Retry when the call fails and nothing is known', async () => {
    await openOn('/articleDetails?article=silk', () => refused('Out of print'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of print');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  });

  it('asks for the text that a page of the server left out', async () => {
    await openFromHome(() => ({ body: { articles } }));
    expect(await title('All about linen')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Flax' })).toBeVisible();
  });

  it('offers Retry when that text does not come', async () => {
    let isBack = false;
    const { user } = await openFromHome(() =>
      isBack ? { body: { articles } } : refused('Out of print'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of print');
    isBack = true;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Flax' })).toBeVisible();
  });

  it('shows an article without date and picture', async () => {
    await openOn('/articleDetails', () => ({ body: {} }), { state: { title: 'Bare' } });
    expect(await title('Bare')).toBeVisible();
    expect(screen.queryByText(/Invalid Date/)).toBeNull();
  });
});
