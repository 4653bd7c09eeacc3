import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { kitchen, living } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { selectShortlist, shortlistAdded } from '@/store/slices/shortlistSlice';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { persistedShortlist } from '@/store/persistedShortlist';
import { persistedWindows } from '@/store/persistedWindows';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ALMAS = 'almas-ivory-linen';
const NOOR = 'noor-white-voile';
const PAIR = `/compare?ids=${ALMAS},${NOOR}`;

const namesOf = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const row = async (name: RegExp | string) => {
  const header = await screen.findByRole('rowheader', { name });
  const cells = within(header.closest('tr') ?? header).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};
const list = (store: AppStore, ...ids: string[]) =>
  act(() => {
    store.inject(persistedShortlist);
    for (const id of ids) store.dispatch(shortlistAdded(id));
  });

describe('the comparison', () => {
  it('shows the products of the URL with price, facts, light and rating', async () => {
    await renderApp(PAIR, { server });
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
    expect(namesOf()).toEqual(['Almas Ivory Linen', 'Noor White Voile']);
    expect(await row(/^Price/)).toEqual([
      expect.stringMatching(/^from 185 AED a metre/),
      expect.stringMatching(/^from 95 AED a metre/),
    ]);
    const [linen, voile] = await row(/^Light/);
    expect(linen).toContain('people see shapes at most');
    expect(voile).toContain('not at night with the lamps on');
    expect((await row(/^Rating/))[0]).toMatch(/4\.\d \(\d+ reviews\)/);
    expect(screen.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(2);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex, follow',
    );
  });

  it('marks the rows that differ, and hides the others on request, in the URL', async () => {
    const { user, place } = await renderApp(PAIR, { server });
    const light = await screen.findByRole('rowheader', { name: /^Light/ });
    expect(light).toHaveTextContent('differs');
    const before = screen.getAllByRole('rowheader').length;
    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(place.current).toBe(`${PAIR}&show=differences`);
    const rows = screen.getAllByRole('rowheader');
    expect(rows.length).toBeLessThan(before);
    for (const one of rows) expect(one).toHaveTextContent('differs');
  });

  it('shows the price for the chosen window', async () => {
    const { store } = await renderApp(PAIR, { server });
    expect(await screen.findByRole('link', { name: 'Measure a window' })).toBeVisible();
    const price: unknown = expect.stringMatching(/^ AED \d,\d{3}$/);
    expect(await row(/^Finished and fitted for a usual window/)).toEqual([price, price]);
    act(() => {
      store.inject(persistedWindows);
      store.dispatch(windowsAdded([living]));
    });
    const [linen, voile] = await row('Price for Living room, Terrace door differs');
    expect(linen).toMatch(/^AED 2,775140 cm width5 widths, 4 seams/);
    expect(voile).toMatch(/^AED 1,520300 cm widthHung sideways/);
    expect(screen.getByText(/^Cloth only/)).toBeVisible();
    const finished = await screen.findAllByRole('link', { name: /^Finished and fitted from AED/ });
    expect(finished.map((link) => link.getAttribute('href'))).toEqual(
      [ALMAS, NOOR].map((id) => `/product-detail?id=${id}&size=made&window=living`),
    );
  });

  it('compares the shortlist, and removes from it', async () => {
    const { user, store, place } = await renderApp('/compare', { server });
    expect(await screen.findByText('Nothing to compare yet.')).toBeVisible();
    list(store, ALMAS, NOOR);
    await user.click(await screen.findByRole('button', { name: 'Remove Almas Ivory Linen' }));
    expect(namesOf()).toEqual(['Noor White Voile']);
    expect(screen.getByText('Almas Ivory Linen removed.')).toBeInTheDocument();
    expect(selectShortlist(store.getState())).toEqual([NOOR]);
    expect(place.current).toBe('/compare');
  });

  it('leaves the shortlist alone when a shared comparison is changed', async () => {
    const { user, store, place } = await renderApp(PAIR, { server });
    list(store, ALMAS);
    await user.click(await screen.findByRole('button', { name: 'Remove Almas Ivory Linen' }));
    expect(place.current).toBe(`/compare?ids=${NOOR}`);
    expect(selectShortlist(store.getState())).toEqual([ALMAS]);
    await user.click(screen.getByRole('link', { name: 'See my own list' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
  });

  it('copies a link to the same products, without the window', async () => {
    const { user } = await renderApp(`${PAIR}&window=living`, { server });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^Link copied/)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`http://localhost${PAIR}`);
  });

  it('shows the link where the browser refuses to copy it', async () => {
    const { user } = await renderApp(PAIR, { server });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(`http://localhost${PAIR}`);
  });

  it('keeps the others when one is no longer sold', async () => {
    await renderApp(`/compare?ids=${ALMAS},nothing`, { server });
    expect(await screen.findByRole('columnheader', { name: 'No longer sold' })).toBeVisible();
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
    expect((await row(/^Light/))[1]).toBe('—not known');
    expect(screen.queryByText('differs')).toBeNull();
  });

  it('retries one product or all of them', async () => {
    const { api, user } = await renderAppWithFakeApi(PAIR, () => errorResponse('Try later.'));
    expect(await screen.findByText('We could not load the fabrics.')).toBeVisible();
    api.respond = ({ path, query }) =>
      path === '/user/get-product-details' && query['id'] === ALMAS
        ? { body: { productDetail: { _id: ALMAS, name: 'Almas', sizes: [], price: 1 } } }
        : errorResponse('Try later.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas' })).toBeVisible();
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('This fabric could not be loaded.');
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(api.to('/user/get-product-details')).toHaveLength(5);
  });

  it('has a quote sheet for the measured windows, and sheets for the fitter', async () => {
    const { user, store } = await renderApp(PAIR, { server });
    await user.click(await screen.findByRole('link', { name: 'Quote sheet' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quote sheet');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText(/^Measure a window with its width/)).toBeVisible();
    act(() => {
      store.inject(persistedWindows);
      store.dispatch(windowsAdded([living, { ...living, id: 'two', name: '' }, kitchen]));
    });
    const total = await screen.findByRole('row', { name: /^Total/ });
    expect(
      within(total)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['AED 5,550', 'AED 3,040']);
    expect(
      screen.getAllByRole('heading', { name: /^Fitter’s sheet/ }).map((one) => one.textContent),
    ).toEqual([
      'Fitter’s sheet: Living room, Terrace door',
      'Fitter’s sheet: Living room, Window 2',
    ]);
    expect(screen.getAllByRole('img', { name: /^Window 240 cm wide/ })).toHaveLength(2);
    expect(
      screen.getByText(
        'Cloth only, without making, lining and track: choose “Finished for your window” where it is offered, or ask at the free visit.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the comparison' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
  });
});
