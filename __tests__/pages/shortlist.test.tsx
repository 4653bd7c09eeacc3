import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectShortlist, shortlistAdded } from '@/store/slices/shortlistSlice';
import { persistedShortlist } from '@/store/persistedShortlist';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const compare = () => screen.findByRole('checkbox', { name: 'Compare' });

describe('the shortlist on the product page', () => {
  it('adds a product, leads to the comparison and removes it', async () => {
    const { user, store } = await renderApp('/product-detail?id=almas-ivory-linen', { server });
    await user.click(await compare());
    expect(await compare()).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'See your comparison' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
    expect(screen.getByText(/^Tick “Compare” on another fabric/)).toBeVisible();
    expect(selectShortlist(store.getState())).toEqual(['almas-ivory-linen']);
  });

  it('asks which product of a full list makes room', async () => {
    const { user, store } = await renderApp('/product-detail?id=almas-ivory-linen', { server });
    const full = ['noor-white-voile', 'majaz-teal-silk', 'zabeel-emerald-velvet', 'nothing'];
    act(() => {
      store.inject(persistedShortlist);
      for (const id of full) store.dispatch(shortlistAdded(id));
    });
    await user.click(await compare());
    const question = await screen.findByText('You compare 4 already. Which one should make room?');
    expect(question).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep all 4' }));
    expect(selectShortlist(store.getState())).toEqual(full);
    expect(await compare()).not.toBeChecked();
    expect(await compare()).toHaveFocus();
    await user.click(await compare());
    expect(
      await screen.findByRole('button', { name: 'Replace one that is no longer sold' }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Replace Majaz Teal Silk' }));
    expect(selectShortlist(store.getState())).toEqual(full.with(1, 'almas-ivory-linen'));
    expect(await compare()).toBeChecked();
    expect(screen.getByRole('link', { name: 'Compare 4 fabrics' })).toBeVisible();
  });
});

const EMAIL = 'layla@example.com';
const section = async () => within(await screen.findByRole('region', { name: 'Your shortlist' }));

describe('the shortlist of the account (product 5.27)', () => {
  it('keeps what is compared, and one more that the full comparison has no room for', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, store } = await renderApp('/product-detail?id=almas-ivory-linen', {
      server: backend,
      signedIn: EMAIL,
    });
    await user.click(await compare());
    await waitFor(() => expect(requestsTo('/user/save-shortlist')).toHaveLength(1));
    await user.click(await compare());
    const full = [
      'noor-white-voile',
      'majaz-teal-silk',
      'zabeel-emerald-velvet',
      'saffa-navy-velvet',
    ];
    act(() => {
      for (const id of full) store.dispatch(shortlistAdded(id));
    });
    await user.click(await compare());
    await user.click(await screen.findByRole('button', { name: 'Only keep it in my shortlist' }));
    expect(await screen.findByText('It is in your shortlist.')).toBeVisible();
    expect(selectShortlist(store.getState())).toEqual(full);
    await user.click(screen.getByRole('link', { name: 'Compare 4 fabrics' }));
    const list = await section();
    expect(await list.findByRole('checkbox', { name: 'Compare Almas Ivory Linen' })).toBeDisabled();
    expect(list.getByText('You compare 4 already. Untick one to choose another.')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Also keep the 4 fabrics you compare' }));
    await user.click(await list.findByRole('checkbox', { name: 'Compare Majaz Teal Silk' }));
    await user.click(list.getByRole('checkbox', { name: 'Compare Almas Ivory Linen' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Majaz Teal Silk' })).toBeNull();
  });

  it('is on another device, where products are chosen and taken out', async () => {
    const { user, store } = await renderApp('/account', { server, signedIn: EMAIL });
    const list = await section();
    await user.click(await list.findByRole('checkbox', { name: 'Compare Noor White Voile' }));
    expect(selectShortlist(store.getState())).toEqual(['noor-white-voile']);
    expect(list.getByRole('link', { name: 'See your comparison' })).toHaveAttribute(
      'href',
      '/compare',
    );
    await user.click(
      list.getByRole('button', { name: 'Take Noor White Voile out of your shortlist' }),
    );
    expect(await list.findByText('Noor White Voile is taken out.')).toBeInTheDocument();
    expect(list.queryByRole('link', { name: 'Noor White Voile' })).toBeNull();
    expect(selectShortlist(store.getState())).toEqual([]);
  });

  it('is missing with a server that keeps none', async () => {
    const fetch: TestServer['fetch'] = (input, init) => {
      const request = new Request(input, init);
      return request.url.includes('-shortlist')
        ? Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))
        : server.fetch(request);
    };
    const { user } = await renderApp('/product-detail?id=almas-ivory-linen', {
      server: { ...server, fetch },
      signedIn: EMAIL,
    });
    await user.click(await compare());
    await user.click(screen.getByRole('link', { name: 'See your comparison' }));
    expect(await screen.findByRole('columnheader', { name: 'Almas Ivory Linen' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your shortlist' })).toBeNull();
  });
});
