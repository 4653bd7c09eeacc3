import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, type Backend } from '../support/renderApp';
import { createTinyServer, realLimits, type TestServer } from '../support/testServer';
import { enter } from '../support/enter';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const field = () => screen.findByRole('textbox', { name: 'E-mail address' });
const button = () => screen.getByRole('button', { name: /login|loading/i });

/** A backend that holds back its responses until `release`. */
function createHeldBackend(): {
  backend: Backend;
  release: () => void;
  requestCount: () => number;
} {
  const pending: (() => void)[] = [];
  let count = 0;
  const backend: Backend = {
    signIn: server.signIn,
    fetch: async (...args) => {
      count += 1;
      await new Promise<void>((resolve) => pending.push(resolve));
      return server.fetch(...args);
    },
  };
  return {
    backend,
    release: () => pending.splice(0).forEach((go) => go()),
    requestCount: () => count,
  };
}

describe('LoginPage', () => {
  it('sends a code and navigates to /verify-otp with e-mail and deadline', async () => {
    const { user, place } = await renderApp('/login', { server });
    const before = Date.now();

    // As copied from a message in Arabic.
    await user.type(await field(), ' \u202alayla@sadeel.example\u202c \u200f{Enter}');

    expect(await screen.findByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
    expect(place.current).toBe('/verify-otp');
    const { email, deadline } = place.state as { email: string; deadline: number };
    expect(email).toBe('layla@sadeel.example');
    expect(deadline).toBeGreaterThanOrEqual(before + 180_000);
    expect(await server.outbox.lastCode('layla@sadeel.example')).toMatch(/^\d{6}$/);
  });

  it("shows 'Loading....' and sends one request for a double click", async () => {
    const { backend, release, requestCount } = createHeldBackend();
    const { user } = await renderApp('/login', { server: backend });
    await enter(user, await field(), 'layla@sadeel.example');

    await user.dblClick(button());
    await user.keyboard('{Enter}');

    expect(button()).toHaveTextContent('Loading....');
    expect(button()).toBeDisabled();
    expect(requestCount()).toBe(1);
    release();
    expect(await screen.findByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
  });

  it.each(['', 'layla', 'layla@', 'layla@sadeel', '@sadeel.example', 'la yla@sadeel.example'])(
    "rejects '%s' with a toast and sends no request",
    async (email) => {
      const { backend, requestCount } = createHeldBackend();
      const { user } = await renderApp('/login', { server: backend });
      if (email !== '') await enter(user, await field(), email);

      await user.click(button());

      expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
      expect(await field()).toBeInvalid();
      expect(await field()).toHaveFocus();
      expect(requestCount()).toBe(0);
    },
  );

  it('shows the message of a rejection and keeps the e-mail', async () => {
    const limits = { codesPerRequester: realLimits.codesPerRequester };
    await server.close();
    server = await createTinyServer({ limits });
    const first = await renderApp('/login', { server });
    await first.user.type(await field(), 'layla@sadeel.example{Enter}');
    await screen.findByRole('heading', { name: 'Enter OTP to Verify' });
    first.unmount();

    const { user } = await renderApp('/login', { server });
    await user.type(await field(), 'layla@sadeel.example{Enter}');

    expect(await screen.findByText(/too many codes were asked for/i)).toBeVisible();
    expect(await field()).toHaveValue('layla@sadeel.example');
  });

  it("shows 'Something went wrong' after a network error", async () => {
    const { user } = await renderApp('/login', {
      server: { signIn: server.signIn, fetch: () => Promise.reject(new TypeError('offline')) },
    });

    await user.type(await field(), 'layla@sadeel.example{Enter}');

    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(button()).toHaveTextContent('Login'));
  });

  it('redirects a signed-in customer to the home page', async () => {
    const { place } = await renderApp('/login', { server, signedIn: true });

    await waitFor(() => expect(place.current).toBe('/'));
  });

  it('explains why a customer is here whose session has ended', async () => {
    const reason = /^Your session has ended/;
    const ended = await renderApp('/login', { server, state: { hasSessionEnded: true } });
    expect(await screen.findByText(reason)).toBeVisible();
    ended.unmount();
    await renderApp('/login', { server, state: { returnTo: '/cart' } });
    await field();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('passes the sign-in intent on', async () => {
    const addToCart = [{ productId: 'product-1', sizeId: 'product-1-1', idempotencyKey: 'key' }];
    const state = { returnTo: '/product-detail?id=product-1', addToCart };
    const { user, place } = await renderApp('/login', { server, state });
    expect(await screen.findByText(/^Your choice is kept/)).toBeVisible();

    await user.type(await field(), 'layla@sadeel.example{Enter}');

    await waitFor(() => expect(place.current).toBe('/verify-otp'));
    expect(place.state).toMatchObject(state);
  });
});
