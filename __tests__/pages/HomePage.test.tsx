import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleShop } from '@/lib/sampleShop';
import { createFakeApi, type Respond } from '../support/fakeApi';
import { preferReducedMotion } from '../support/preferReducedMotion';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';

const PATH = '/user/get-home-page';
const EMPTY_HOME = {
  webBanners: [],
  marquee: [],
  categories: [],
  products: [],
  articles: [],
  currency: 'AED',
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Renders the home page on a fake API. */
function openHome(respond: Respond) {
  const api = createFakeApi(respond);
  const backend = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
  return { api, opened: renderApp('/', { server: backend }) };
}
const openWith = (home: object) =>
  openHome(({ path }) => ({ body: path === PATH ? { ...EMPTY_HOME, ...home } : {} }));

const section = (name: RegExp | string) => screen.findByRole('region', { name });
const article = (index: number) => ({
  title: `Article ${index}`,
  image: `/media/${index}.webp`,
  description: '<p>Words</p>',
  createdAt: '2026-11-05T08:00:00.000Z',
});
const product = (index: number) => ({
  _id: `p${index}`,
  name: `Fabric ${index}`,
  images: [],
  sizes: [],
  price: 100 + index,
});

describe('HomePage', () => {
  it('shows its sections in order (product 3.1)', async () => {
    await renderApp('/', { server });
    await screen.findByText('Almas Ivory Linen');
    const names = [
      'Featured',
      'Offers',
      'Shop by category',
      'What makes us unique',
      'The neatest way to dress a window',
      'Good evening, close the curtains',
      'Summer sale',
      'What our customers say',
      'Latest articles',
      'Book a Free same day appointment',
      'Schedule Your Complimentary Same-Day Consultation',
    ];
    const regions = within(screen.getByRole('main')).getAllByRole('region');
    expect(regions.map((region) => region.getAttribute('aria-label') ?? titleOf(region))).toEqual(
      names,
    );
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Chat with us/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(document.title).toMatch(/Sadeel$/));
  });

  it('sends one request', async () => {
    const { api } = openWith({});
    await section('Summer sale');
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    // Besides the free times of the booking form and the facts of the footer.
    const others = ['/user/get-slots', '/user/get-shop-facts'];
    expect(api.requests.filter(({ path }) => !others.includes(path))).toHaveLength(1);
  });

  it('shows promotions of today after the categories, and one that names the sale (product 3.13)', async () => {
    const promotion = { text: 'Until Sunday.', linkLabel: 'See it', link: '/products?colour=blue' };
    openWith({
      promotions: [
        { ...promotion, heading: 'Four days of linen', image: '/media/linen.webp', imageAlt: '' },
        { ...promotion, heading: 'Velvet', text: '', image: '/media/velvet.webp' },
        { ...promotion, heading: 'White Friday' },
      ],
    });
    const linen = within(await section('Four days of linen'));
    expect(linen.getByRole('link', { name: /^See it/ })).toHaveAttribute('href', promotion.link);
    expect((await section('Velvet')).querySelectorAll('p:empty')).toHaveLength(0);
    const sale = within(await section('White Friday'));
    expect(sale.getByText('Until Sunday.')).toBeVisible();
    expect(screen.queryByText('Summer sale')).toBeNull();
  });

  it('shows every category with its count and links to its sub-categories', async () => {
    const categories = [
      { _id: 'c1', name: 'Curtains', description: '', image: '', subCount: 5 },
      { _id: 'c2', name: 'Blinds', description: '', image: '', subCount: 1 },
    ];
    const { opened } = openWith({ categories });
    const { user, place } = await opened;
    const grid = within(await section('Shop by category'));
    expect(await grid.findByText('5 Subcategories')).toBeVisible();
    expect(grid.getByText('1 Subcategories')).toBeVisible();
    expect(grid.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/Categories');
    await user.click(grid.getByRole('link', { name: 'Blinds' }));
    expect(place.current).toBe('/curtains?categoryId=c2');
  });

  it('links to the pages of both promo blocks', async () => {
    openWith({});
    expect(await screen.findByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/rollers-detail',
    );
    expect(screen.getByRole('link', { name: /^Find Out More/ })).toHaveAttribute('href', '/about');
  });

  it('shows the first three products of the sale and links to them by id', async () => {
    const { opened } = openWith({ products: [1, 2, 3, 4].map(product) });
    const { user, place } = await opened;
    const sale = within(await section('Summer sale'));
    expect(await sale.findByText('101 AED')).toBeVisible();
    expect(sale.getAllByRole('listitem')).toHaveLength(3);
    expect(sale.queryByText('Fabric 4')).toBeNull();
    expect(sale.getByRole('link', { name: 'View All Collection' })).toHaveAttribute(
      'href',
      '/products',
    );
    await user.click(sale.getByRole('link', { name: 'Fabric 2' }));
    expect(place.current).toBe('/product-detail?id=p2');
    expect(place.state).toEqual({ id: 'p2' });
  });

  it('shows date and title of an article and links to it with its data as state', async () => {
    const { opened } = openWith({ articles: [article(1)] });
    const { user, place } = await opened;
    const articles = within(await section('Latest articles'));
    expect(await articles.findByText('5 November 2026')).toBeVisible();
    await user.click(articles.getByRole('link', { name: 'Article 1' }));
    expect(place.current).toBe('/articleDetails?article=article-1');
    expect(place.state).toMatchObject(article(1));
  });

  it.each([
    [3, 0],
    [4, 2],
  ])('with %i articles shows %i carousel buttons', async (count, arrows) => {
    openWith({ articles: Array.from({ length: count }, (_, index) => article(index + 1)) });
    const articles = within(await section('Latest articles'));
    await articles.findByText('Article 1');
    expect(articles.queryAllByRole('button')).toHaveLength(arrows);
  });

  it('shows a shimmer and skeletons while loading (product 3.2, 12.5)', async () => {
    openHome(() => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading the pictures' })).toBeVisible();
    const skeletonsOf = async (name: string) =>
      within(await section(name)).queryAllByTestId('skeleton').length;
    expect(await skeletonsOf('Shop by category')).toBe(3);
    expect(await skeletonsOf('Summer sale')).toBe(6);
    expect(await skeletonsOf('Latest articles')).toBe(3);
  });

  it('shows an error in each section when loading fails, and can be retried', async () => {
    let isBroken = true;
    const { opened } = openHome(() =>
      isBroken
        ? { status: 400, body: { message: 'The catalogue is closed.' } }
        : { body: { ...EMPTY_HOME, products: [product(1)] } },
    );
    const { user } = await opened;
    expect(await screen.findByText('We could not load the categories.')).toBeVisible();
    expect(screen.getByText('We could not load the summer sale.')).toBeVisible();
    expect(screen.getByText('We could not load the articles.')).toBeVisible();
    expect(screen.getAllByText('The catalogue is closed.').length).toBeGreaterThanOrEqual(3);
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
    isBroken = false;
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    expect(await screen.findByText('Fabric 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('scrolls smoothly from the consultation banner to the booking section', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { opened } = openWith({});
    const { user } = await opened;
    const link = await screen.findByRole('link', { name: 'Make a free appointment' });
    expect(link).toHaveAttribute('href', '#bookingID');
    await user.click(link);
    const booking = document.getElementById('bookingID');
    expect(scrollIntoView.mock.contexts).toEqual([booking]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('heading', { name: 'Book a Free same day appointment' })).toHaveFocus();
  });

  it('scrolls without animation with prefers-reduced-motion', async () => {
    preferReducedMotion();
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { opened } = openWith({});
    const { user } = await opened;
    await user.click(await screen.findByRole('link', { name: 'Make a free appointment' }));
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('scrolls to the booking section of the URL hash', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const api = createFakeApi(() => ({ body: EMPTY_HOME }));
    const backend = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
    await renderApp('/#bookingID', { server: backend });
    await section('Book a Free same day appointment');
    await waitFor(() =>
      expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('bookingID')]),
    );
  });

  it('contains the enquiry form and the chat link', async () => {
    openWith({});
    const booking = within(await section('Book a Free same day appointment'));
    expect(
      booking.getByRole('form', { name: 'Book a Free same day appointment' }),
    ).toBeInTheDocument();
    const chat = screen.getByRole('link', { name: /^Chat with us/ });
    expect(chat).toHaveAttribute('href', sampleShop.en.chatUrl);
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('renders an invalid response as an empty home page', async () => {
    openHome(() => ({ body: { webBanners: null, products: 'none' } }));
    expect(await screen.findByText('The summer sale has not started yet.')).toBeVisible();
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
  });
});

function titleOf(region: HTMLElement): string {
  const id = region.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
