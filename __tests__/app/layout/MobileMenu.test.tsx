import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function openMenu(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

describe('mobile menu', () => {
  it('lists six pages in order (product 2.6)', async () => {
    const { user } = await renderApp('/terms-of-nowhere', { server });
    const menu = await openMenu(user);
    const links = within(menu.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Categories', '/Categories'],
      ['Our Works', '/our-works'],
      ['FAQ', '/FAQ'],
      ['Cart', '/cart'],
    ]);
  });

  it('closes when a page is chosen, by its button and by Escape', async () => {
    const { user, place } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    await user.click(menu.getByRole('link', { name: 'About' }));
    await closed();
    expect(place.current).toBe('/about');
    await user.click((await openMenu(user)).getByRole('button', { name: 'Close menu' }));
    await closed();
    await openMenu(user);
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('offers a visitor to log in', async () => {
    const { user } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(menu.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('shows who is signed in and signs out, here and on the server', async () => {
    const { user, store, place } = await renderApp('/nowhere', {
      server,
      signedIn: 'noura@sadeel.example',
    });
    const { token } = store.getState().auth;
    const menu = await openMenu(user);
    expect(menu.getByText('noura@sadeel.example')).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Log out' }));
    await closed();
    expect(store.getState().auth.token).toBeNull();
    expect(place.current).toBe('/');
    const answer = await server.fetch('http://sadeel.test/api/user/get-cart', {
      headers: { Authorization: `Bearer ${token ?? ''}` },
    });
    expect(answer.status).toBe(401);
  });
});
