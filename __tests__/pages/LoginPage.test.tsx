import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, type Backend } from '../support/renderApp';
import { createTinyServer, realLimits, type TestServer } from '../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const field = () => screen.findByRole('textbox', { name: 'E-mail address' });
const button = () => screen.getByRole('button', { name: /login|loading/i });

/** The server, with its answers held back until let go. */
function heldBack(): { backend: Backend; letGo: () => void; calls: () => number } {
  const waiting: (() => void)[] = [];
  let count = 0;
  const backend: Backend = {
    signIn: server.signIn,
    fetch: async (...args) => {
      count += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return server.fetch(...args);
    },
  };
  return { backend, letGo: () => waiting.splice(0).forEach((go) => go()), calls: () => count };
}

describe('the login page', () => {
  it('sends a code and goes on to its screen with the address and the deadline', async () => {
    const { user, place } = await renderApp('/login', { server });
    const before = Date.now();

    await user.type(await field(), '  layla@sadeel.example {Enter}');

    expect(await screen.findByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
    expect(place.current).toBe('/verify-otp');
    const { email, deadline } = place.state as { email: string; deadline: number };
    expect(email).toBe('layla@sadeel.example');
    expect(deadline).toBeGreaterThanOrEqual(before + 180_000);
    expect(await server.outbox.lastCode('layla@sadeel.example')).toMatch(/^\d{6}$/);
  });

  it("reads 'Loading....' and sends one request while pending, however often it is pressed", async () => {
    const { backend, letGo, calls } = heldBack();
    const { user } = await renderApp('/login', { server: backend });
    await user.type(await field(), 'layla@sadeel.example');

    await user.dblClick(button());
    await user.keyboard('{Enter}');

    expect(button()).toHaveTextContent('Loading....');
    expect(button()).toBeDisabled();
    expect(calls()).toBe(1);
    letGo();
    expect(await screen.findByRole('heading', { name: 'Enter OTP to Verify' })).toBeVisible();
  });

  it.each(['', 'layla', 'layla@', 'layla@sadeel', '@sadeel.example', 'la yla@sadeel.example'])(
    "refuses '%s' with a toast and sends nothing",
    async (email) => {
      const { backend, calls } = heldBack();
      const { user } = await renderApp('/login', { server: backend });
      if (email !== '') await user.type(await field(), email);

      await user.click(button());

      expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
      expect(await field()).toBeInvalid();
      expect(await field()).toHaveFocus();
      expect(calls()).toBe(0);
    },
  );

  it("shows the server's message when it refuses, and keeps the address", async () => {
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

  it("says 'Something went wrong' when the server says nothing", async () => {
    const { user } = await renderApp('/login', {
      server: { signIn: server.signIn, fetch: () => Promise.reject(new TypeError('offline')) },
    });

    await user.type(await field(), 'layla@sadeel.example{Enter}');

    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(button()).toHaveTextContent('Login'));
  });

  it('leads a customer who is signed in already home', async () => {
    const { place } = await renderApp('/login', { server, signedIn: true });

    await waitFor(() => expect(place.current).toBe('/'));
  });

  it('takes the intent of the visitor along', async () => {
    const addToCart = { productId: 'product-1', sizeId: 'product-1-1' };
    const state = { returnTo: '/product-detail?id=product-1', addToCart };
    const { user, place } = await renderApp('/login', { server, state });

    await user.type(await field(), 'layla@sadeel.example{Enter}');

    await waitFor(() => expect(place.current).toBe('/verify-otp'));
    expect(place.state).toMatchObject(state);
  });
});
