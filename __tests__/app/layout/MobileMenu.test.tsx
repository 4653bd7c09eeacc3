import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNamedControls } from '../../support/expectNamedControls';
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
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

describe('MobileMenu', () => {
  it('links to six pages in order (product 2.6)', async () => {
    const { user } = await renderApp('/terms-of-nowhere', { server });
    const menu = await openMenu(user);
    expectNamedControls('MobileMenu');
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

  it('links to the fabrics and the visit below the six pages', async () => {
    const { user, place } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    const labels = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(labels.slice(-5)).toEqual(['Cart', 'Fabrics', 'Book a free visit', 'العربية', 'Log in']);
    await user.click(menu.getByRole('link', { name: 'Fabrics' }));
    await waitUntilClosed();
    expect(place.current).toBe('/products');
  });

  it('closes when a link, its close button or Escape is pressed', async () => {
    const { user, place } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    await user.click(menu.getByRole('link', { name: 'About' }));
    await waitUntilClosed();
    expect(place.current).toBe('/about');
    await user.click((await openMenu(user)).getByRole('button', { name: 'Close menu' }));
    await waitUntilClosed();
    await openMenu(user);
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes on Back, without leaving the page (product 2.9)', async () => {
    const { user, place } = await renderApp('/nowhere', { server });
    await openMenu(user);
    place.go(-1);
    await waitUntilClosed();
    expect(place.current).toBe('/nowhere');
  });

  it('stays closed on Back from a page that it led to', async () => {
    const { user, place } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    await user.click(menu.getByRole('link', { name: 'About' }));
    await waitUntilClosed();
    place.go(-1);
    expect(place.current).toBe('/nowhere');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('only closes on the link to the current page', async () => {
    const { user, place } = await renderApp('/terms-of-nowhere', { server });
    await user.click((await openMenu(user)).getByRole('link', { name: 'FAQ' }));
    await waitUntilClosed();
    await user.click((await openMenu(user)).getByRole('link', { name: 'FAQ' }));
    await waitUntilClosed();
    expect(place.current).toBe('/FAQ');
    place.go(-1);
    expect(place.current).toBe('/terms-of-nowhere');
  });

  it('links to the sign-in page for visitors', async () => {
    const { user } = await renderApp('/nowhere', { server });
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(menu.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('shows the e-mail of the customer and revokes the token on log out', async () => {
    const { user, store, place } = await renderApp('/nowhere', {
      server,
      signedIn: 'noura@sadeel.example',
    });
    const { token } = store.getState().auth;
    const menu = await openMenu(user);
    expect(menu.getByText('noura@sadeel.example')).toBeVisible();
    const own = menu.getAllByRole('link').slice(-2);
    expect(own.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Orders', '/MyOrders'],
      ['My account', '/account'],
    ]);
    await user.click(menu.getByRole('button', { name: 'Log out' }));
    await waitUntilClosed();
    expect(store.getState().auth.token).toBeNull();
    expect(place.current).toBe('/');
    const response = await server.fetch('http://sadeel.test/api/user/get-cart', {
      headers: { Authorization: `Bearer ${token ?? ''}` },
    });
    expect(response.status).toBe(401);
  });
});
