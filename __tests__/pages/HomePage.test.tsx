import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { company } from '@/content/company';
import { createFakeApi, type Answer } from '../support/fakeApi';
import { preferStillness } from '../support/preferStillness';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';

const PATH = '/user/get-home-page';
const NOTHING = {
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

/** A shop whose home call is answered by the test. */
function openHome(answer: Answer) {
  const api = createFakeApi(answer);
  const backend = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
  return { api, opened: renderApp('/', { server: backend }) };
}
const openWith = (home: object) =>
  openHome(({ path }) => ({ body: path === PATH ? { ...NOTHING, ...home } : {} }));

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

describe('home page', () => {
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

  it('asks the server once for everything', async () => {
    const { api } = openWith({});
    await section('Summer sale');
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    expect(api.requests).toHaveLength(1);
  });

  it('shows every category with its count, on the way to its sub-categories', async () => {
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

  it('leads from the two promo blocks to their pages', async () => {
    openWith({});
    expect(await screen.findByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/rollers-detail',
    );
    expect(screen.getByRole('link', { name: /^Find Out More/ })).toHaveAttribute('href', '/about');
  });

  it('strips the sale to the first three products and hands their id on', async () => {
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

  it('shows an article with date and title and hands it on', async () => {
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
  ])('with %i articles there are %i arrows', async (count, arrows) => {
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

  it('tells in each section that it could not be loaded, while the rest works; Retry brings it', async () => {
    let isBroken = true;
    const { opened } = openHome(() =>
      isBroken
        ? { status: 400, body: { message: 'The catalogue is closed.' } }
        : { body: { ...NOTHING, products: [product(1)] } },
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

  it('leads from the consultation banner smoothly to the booking section', async () => {
    const glide = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { opened } = openWith({});
    const { user } = await opened;
    const link = await screen.findByRole('link', { name: 'Make a free appointment' });
    expect(link).toHaveAttribute('href', '#bookingID');
    await user.click(link);
    const booking = document.getElementById('bookingID');
    expect(glide.mock.contexts).toEqual([booking]);
    expect(glide).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('heading', { name: 'Book a Free same day appointment' })).toHaveFocus();
  });

  it('jumps there where motion is unwanted', async () => {
    preferStillness();
    const glide = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { opened } = openWith({});
    const { user } = await opened;
    await user.click(await screen.findByRole('link', { name: 'Make a free appointment' }));
    expect(glide).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('opens at the booking section where the address says so', async () => {
    const glide = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const api = createFakeApi(() => ({ body: NOTHING }));
    const backend = { fetch: api.fetch, signIn: () => Promise.resolve('token') };
    await renderApp('/#bookingID', { server: backend });
    await section('Book a Free same day appointment');
    await waitFor(() =>
      expect(glide.mock.contexts).toEqual([document.getElementById('bookingID')]),
    );
  });

  it('has the enquiry form and the chat link of the company', async () => {
    openWith({});
    const booking = within(await section('Book a Free same day appointment'));
    expect(
      booking.getByRole('form', { name: 'Book a Free same day appointment' }),
    ).toBeInTheDocument();
    const chat = screen.getByRole('link', { name: /^Chat with us/ });
    expect(chat).toHaveAttribute('href', company.whatsappHref);
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('survives an answer that holds nothing usable', async () => {
    openHome(() => ({ body: { webBanners: null, products: 'none' } }));
    expect(await screen.findByText('The summer sale has not started yet.')).toBeVisible();
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
  });
});

function titleOf(region: HTMLElement): string {
  const id = region.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
