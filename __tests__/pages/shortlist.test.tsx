import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { selectShortlist, shortlistAdded } from '@/store/slices/shortlistSlice';
import { persistedShortlist } from '@/store/persistedShortlist';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';

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
