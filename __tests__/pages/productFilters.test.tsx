import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { facets, priceRanges } from '@/fixtures/facets.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';
import { expectNamedControls } from '../support/expectNamedControls';
import { createFakeApi, type Respond } from '../support/fakeApi';
import { renderApp } from '../support/renderApp';

/** A shop whose list has filters; the number of products depends on the query. */
function openList(path: string, changes: object = {}) {
  const respond: Respond = ({ path: requested, query }) => {
    if (requested !== '/user/get-products') return { body: {} };
    const count = query['colour'] === undefined ? 24 : 4;
    return {
      body: {
        products: fabrics.slice(0, count),
        totalPages: Math.ceil(count / 10),
        totalCount: count,
        currency: 'AED',
        facets,
        priceRanges,
        ...changes,
      },
    };
  };
  const api = createFakeApi(respond);
  const server = { ...api, signIn: () => Promise.resolve('token') };
  return renderApp(path, { server }).then((shop) => ({ ...shop, api }));
}

const status = () => screen.findByText(/^\d+ fabrics?(?:, page| for|$)/);
const openColours = async (user: Awaited<ReturnType<typeof openList>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Colour/ }));
  return screen.findByRole('dialog', { name: 'Colour' });
};

describe('the filters of /products', () => {
  it('apply at once, with one history entry each, which Back undoes (product 5.10)', async () => {
    const { user, place, api } = await openList('/products?page=2');
    const colours = await openColours(user);
    expectNamedControls('FacetPopover');
    await user.click(within(colours).getByRole('checkbox', { name: 'Green, 4 fabrics' }));
    await waitFor(() => expect(place.current).toBe('/products?colour=green'));
    await user.click(within(colours).getByRole('checkbox', { name: 'White and ivory, 3 fabrics' }));
    await waitFor(() => expect(place.current).toBe('/products?colour=white,green'));
    expect(await within(colours).findByText('4 fabrics')).toHaveAttribute('role', 'status');
    expect(api.to('/user/get-products').at(-1)?.query).toMatchObject({
      page: '1',
      facets: '1',
      colour: 'white,green',
    });
    place.go(-1);
    expect(place.current).toBe('/products?colour=green');
    place.go(-1);
    expect(place.current).toBe('/products?page=2');
  });

  it('cannot choose a value without products', async () => {
    const { user } = await openList('/products');
    const colours = await openColours(user);
    expect(within(colours).getByRole('checkbox', { name: /^Orange/ })).toBeDisabled();
  });

  it('are listed as links that remove them, and keep the focus', async () => {
    const { user, place } = await openList('/products?colour=blue&room=majlis&minPrice=100');
    const active = await screen.findByRole('navigation', { name: 'Your filters' });
    expect(
      within(active)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Blue', 'Majlis', 'from 100 AED', 'Clear all']);
    await user.click(within(active).getByRole('link', { name: 'Remove filter Blue' }));
    await waitFor(() => expect(place.current).toBe('/products?room=majlis&minPrice=100'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Remove filter Majlis' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(place.current).toBe('/products'));
  });

  it('sort the list from its first page (product 5.11)', async () => {
    const { user, place } = await openList('/products?page=2');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Price, low to high',
    );
    await waitFor(() => expect(place.current).toBe('/products?sort=price'));
  });

  it('limit the price of one unit', async () => {
    const { user, place } = await openList('/products');
    await user.click(await screen.findByRole('button', { name: 'Price' }));
    const price = await screen.findByRole('dialog', { name: 'Price' });
    expect(within(price).queryByRole('textbox')).toBeNull();
    await user.click(within(price).getByRole('radio', { name: 'By the metre: 95 to 340 AED' }));
    await waitFor(() => expect(place.current).toBe('/products?soldAs=metre'));
    await user.type(within(price).getByRole('textbox', { name: 'To (AED)' }), '٢٠٠{Enter}');
    await waitFor(() => expect(place.current).toBe('/products?soldAs=metre&maxPrice=200'));
  });

  it('are gathered in the sheet and applied at once (product 5.10)', async () => {
    const { user, place } = await openList('/products');
    await user.click(await screen.findByRole('button', { name: /Filter and sort/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByRole('button', { name: 'Colour' }));
    await user.click(await within(sheet).findByRole('checkbox', { name: /^Blue/ }));
    expectNamedControls('FilterSheet');
    await user.click(within(sheet).getByRole('checkbox', { name: /^Gold/ }));
    expect(place.current).toBe('/products');
    await user.click(await within(sheet).findByRole('button', { name: 'Show 4 fabrics' }));
    await waitFor(() => expect(place.current).toBe('/products?colour=blue,gold'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    place.go(-1);
    expect(place.current).toBe('/products');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are absent when the server sends no facets', async () => {
    await openList('/products', { facets: undefined });
    await status();
    expect(screen.queryByRole('button', { name: /Colour|Filter/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['/products?colour=blue', 'Blue fabrics', null, '/products?colour=blue'],
    [
      '/products?room=bedroom&page=2',
      'Bedroom fabrics, page 2',
      null,
      '/products?page=2&room=bedroom',
    ],
    ['/products?colour=blue,green', 'Fabrics', 'noindex, follow', null],
    ['/products?minPrice=100', 'Fabrics', 'noindex, follow', null],
    ['/products?colour=blue&search=velvet', 'Fabrics for “velvet”', 'noindex, follow', null],
    ['/products?sort=price', 'Fabrics', null, '/products'],
  ])('of %s have the title %j, robots %j and the canonical URL %j', async (path, ...expected) => {
    await openList(path);
    await status();
    const contentOf = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const robots = contentOf('meta[name=robots]', 'content');
    const canonical = contentOf('link[rel=canonical]', 'href');
    expect([document.title.replace(' | Sadeel', ''), robots, canonical]).toEqual(expected);
  });

  it('are named in the heading and breadcrumbs when one value is selected', async () => {
    await openList('/products?colour=blue');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue fabrics' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Fabrics' })).toHaveAttribute('href', '/products');
  });
});

describe('a list without products', () => {
  const nothing = { products: [], totalPages: 1, totalCount: 0 };

  it('names the filter whose removal helps most (product 5.14)', async () => {
    const help = { withoutFilter: { key: 'colour', count: 2 } };
    const { user, place } = await openList('/products?colour=white&opacity=blackout', {
      ...nothing,
      help,
    });
    const way = await screen.findByRole('link', { name: 'Without the filter “Colour”: 2 fabrics' });
    await user.click(way);
    await waitFor(() => expect(place.current).toBe('/products?opacity=blackout'));
  });

  const departments = [
    { categoryId: 'venetian-blinds', name: 'Venetian blinds' },
    { categoryId: 'venetian-blinds', subCategoryId: 'wooden', name: 'خشبية', lang: 'ar' },
  ];

  it('offers the departments that the search names', async () => {
    await openList('/products?search=venetian', { ...nothing, categories: departments });
    expect(await screen.findByRole('link', { name: 'Venetian blinds' })).toHaveAttribute(
      'href',
      '/curtains?categoryId=venetian-blinds',
    );
    expect(screen.getByRole('link', { name: 'خشبية' })).toHaveAttribute('lang', 'ar');
  });

  it('with products offers the departments above them (product 5.12)', async () => {
    await openList('/products?search=venetian', { categories: departments });
    const offered = await screen.findByRole('navigation', { name: 'Categories' });
    expect(within(offered).getByRole('link', { name: 'Venetian blinds' })).toHaveAttribute(
      'href',
      '/curtains?categoryId=venetian-blinds',
    );
    expect(within(offered).getByRole('link', { name: 'خشبية' })).toHaveAttribute('lang', 'ar');
  });

  it('offers the search without its rarest word, similar words and a chat', async () => {
    const help = { withoutWord: { word: 'majlis', search: 'emerald velvet', count: 1 } };
    const list = '/products?search=emerald+velvet+majlis&exact=1';
    const { user } = await openList(list, { ...nothing, help });
    expect(await screen.findByRole('link', { name: 'Without “majlis”: 1 fabric' })).toHaveAttribute(
      'href',
      '/products?search=emerald+velvet&exact=1',
    );
    expect(screen.getByRole('link', { name: 'Search for similar words' })).toHaveAttribute(
      'href',
      '/products?search=emerald+velvet+majlis',
    );
    await user.click(screen.getByRole('button', { name: 'Ask us on WhatsApp' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello Sadeel,\nI am looking for “emerald velvet majlis” and did not find it in the shop.\nCan you help me?',
    );
  });
});

describe('a corrected search', () => {
  it('is announced, with a way back (product 5.12)', async () => {
    const { user, place } = await openList('/products?search=velvt', {
      totalPages: 1,
      correctedTerm: 'velvet',
    });
    expect(await screen.findByText('Showing results for “velvet”. 24 fabrics')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(screen.getByRole('link', { name: 'Search instead for “velvt”' }));
    await waitFor(() => expect(place.current).toBe('/products?search=velvt&exact=1'));
  });
});
