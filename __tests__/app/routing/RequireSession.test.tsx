import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { followSession } from '@/store/followSession';
import { signedIn, signedOut } from '@/store/slices/authSlice';
import { renderAppWithFakeApi } from '../../support/renderAppWithFakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const noOrders = () => ({ body: { orders: [], totalPages: 1 } });
const unknownSession = {
  auth: { token: null, user: null, role: null, _persist: { version: 1, rehydrated: false } },
};

describe('protected routes (product 10.8)', () => {
  it.each(['/account', '/cart', '/Checkout', '/MyOrders', '/myorders/', '/MyOrders-detail?id=7'])(
    'redirect a visitor from %s to sign-in and request nothing but the facts of the footer',
    async (path) => {
      const { api, place } = await renderAppWithFakeApi(path, noOrders);

      await screen.findByRole('textbox', { name: 'E-mail address' });

      expect(place.current).toBe('/login');
      expect(place.state).toEqual({ returnTo: path });
      const others = api.requests.filter((one) => one.path !== '/user/get-shop-facts');
      expect(others).toEqual([]);
    },
  );

  it('show a progress bar until the session is rehydrated', async () => {
    const { store, place } = await renderAppWithFakeApi('/MyOrders', noOrders, {
      preloadedState: unknownSession,
    });
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(place.current).toBe('/MyOrders');

    act(() => void store.dispatch(signedIn(buildSession())));

    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  });

  it('redirect to sign-in when another tab signs out', async () => {
    const { store, place } = await renderAppWithFakeApi('/MyOrders', noOrders, { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'My Orders' });

    act(() => store.dispatch(followSession(null)));

    await waitFor(() => expect(place.current).toBe('/login'));
    expect(place.state).toEqual({ returnTo: '/MyOrders' });
  });
});

describe('protected routes after sign-out', () => {
  it('do not redirect while the next page loads', async () => {
    const { store, place } = await renderAppWithFakeApi('/MyOrders', noOrders, { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'My Orders' });
    // The URL of the home page, whose chunk is not loaded yet.
    place.current = '/';

    act(() => void store.dispatch(signedOut()));

    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(place.current).toBe('/');
  });
});

describe('/verify-otp', () => {
  it('shows a progress bar until the session is rehydrated', async () => {
    const state = { email: 'layla@sadeel.example', deadline: Date.now() + 60_000 };
    const { place } = await renderAppWithFakeApi('/verify-otp', noOrders, {
      state,
      preloadedState: unknownSession,
    });

    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(place.current).toBe('/verify-otp');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
