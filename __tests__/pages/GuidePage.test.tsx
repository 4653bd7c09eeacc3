import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { facets } from '@/fixtures/facets.fixtures';
import { fabrics } from '@/fixtures/products.fixtures';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { renderApp } from '../support/renderApp';
import { shownRows } from '../support/shownTexts';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const LIST = '/user/get-products';
const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
/** Names of the fabrics below the heading of a layer. */
const fabricsOf = async (layer: string) => {
  const section = await screen.findByRole('region', { name: layer });
  await waitFor(() =>
    expect(within(section).queryAllByRole('heading', { level: 3 })).not.toEqual([]),
  );
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

describe('GuidePage', () => {
  it('advises two layers with fabrics, and when to close (product 5.18)', async () => {
    await renderApp('/guide?for=bedroom&facing=east&seen=far', { server });
    expect(await radio('Bedroom')).toBeChecked();
    expect(await radio('East')).toBeChecked();
    expect(screen.getByText('Closed at sunrise')).toBeVisible();
    expect(await fabricsOf('Blackout')).toEqual(['Layl Charcoal Blackout', 'Layali Dove Blackout']);
    // Those for bedrooms come first; a sheer vertical blind is no layer behind a curtain.
    expect(await fabricsOf('Voile')).toEqual([
      'Ward Blush Voile',
      'Ghaim Ivory Voile',
      'Noor White Voile',
    ]);
    expect(screen.getByRole('link', { name: 'Price these two layers' })).toHaveAttribute(
      'href',
      '/product-detail?id=layl-charcoal-blackout&size=made&made=plus_ward-blush-voile',
    );
  });

  it('keeps each answer in the URL, as one history entry', async () => {
    const { user, place } = await renderApp('/guide', { server });
    await user.click(await radio('Majlis'));
    expect(place.current).toBe('/guide?for=majlis&facing=west&seen=across');
    await user.click(await radio('North'));
    await user.click(await screen.findByRole('checkbox', { name: /door/ }));
    expect(place.current).toBe('/guide?for=majlis&facing=north&seen=across&also=door');
    expect(screen.getByText(/stacks on the fixed side/)).toBeVisible();
    place.go(-1);
    expect(place.current).toBe('/guide?for=majlis&facing=north&seen=across');
    expect(screen.getByRole('checkbox', { name: /door/ })).not.toBeChecked();
    place.go(-2);
    expect(place.current).toBe('/guide');
    expect(await radio('Living room')).toBeChecked();
  });

  it('finds the direction by the sun', async () => {
    const { user, place } = await renderApp('/guide?for=study&facing=north&seen=none', { server });
    await user.click(await screen.findByRole('link', { name: 'Low sun in winter' }));
    expect(place.current).toBe('/guide?for=study&facing=south&seen=none');
    expect(await radio('South')).toBeChecked();
    expect(screen.getByText('October to March: close from 10:00 to 15:00')).toBeVisible();
  });

  it('draws the sun of the direction, with its figures as a table', async () => {
    await renderApp('/guide?for=living&facing=west&seen=far', { server });
    const label = 'Most in June: 6 h 47 min, 12:21–\u206019:08. Least in December: 5 h 13 min.';
    expect(await screen.findByRole('img', { name: label })).toBeInTheDocument();
    const table = screen.getByRole('table', { hidden: true });
    const rows = shownRows(table);
    expect(rows).toHaveLength(13);
    expect(rows[6]).toEqual(['June', '12:21–\u206019:08', '6 h 47 min', '2.9 kWh/m²']);
  });

  it('links to all fabrics that fit a layer', async () => {
    await renderApp('/guide?for=bedroom&facing=north&seen=near', { server });
    const section = await screen.findByRole('region', { name: 'Dim-out' });
    expect(
      await within(section).findByRole('link', { name: /^All \d+ that fit$/ }),
    ).toHaveAttribute('href', '/products?opacity=dim-out');
  });

  it('shows the advice alone with a server that cannot filter', async () => {
    await renderAppWithFakeApi('/guide', ({ path }) =>
      path === LIST ? { body: { products: fabrics, totalPages: 1, currency: 'AED' } } : {},
    );
    const section = await screen.findByRole('region', { name: 'A linen-look sheer' });
    expect(await within(section).findByRole('link', { name: 'All fabrics' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(within(section).queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('tells when no fabric of the catalogue fits', async () => {
    await renderAppWithFakeApi('/guide', ({ path }) =>
      path === LIST ? { body: { products: [], totalPages: 0, totalCount: 0, facets } } : {},
    );
    expect(await screen.findAllByText(/has no fabric for this layer/)).toHaveLength(2);
  });

  it('keeps the advice when the fabrics cannot be loaded, and offers a retry', async () => {
    await renderAppWithFakeApi('/guide', () => errorResponse('The showroom is being cleaned.'));
    expect(await screen.findAllByText('We could not load the fabrics.')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    expect(screen.getByText('Close at 12:30')).toBeVisible();
  });

  it.each([
    ['/guide', '/guide', null],
    ['/guide?for=attic', '/guide', null],
    ['/guide?for=hall&facing=north&seen=near', null, 'noindex, follow'],
  ])('lets search engines index %s as %p', async (path, canonical, robots) => {
    await renderApp(path, { server });
    await radio('East');
    expect(document.title).toBe('Light and privacy guide | Sadeel');
    const link = document.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href') ?? null).toBe(canonical);
    const meta = document.querySelector('meta[name=robots]');
    expect(meta?.getAttribute('content') ?? null).toBe(robots);
  });
});
