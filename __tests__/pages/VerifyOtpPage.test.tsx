import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectToken } from '@/store/slices/authSlice';
import { renderApp, type Backend } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

async function sendCode(): Promise<string> {
  await server.fetch('/api/user/send-otp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL }),
  });
  return server.outbox.lastCode(EMAIL);
}

const inThreeMinutes = () => Date.now() + 180_000;

async function openPage(
  state: object = {},
  backend: Backend = server,
  deadline = inThreeMinutes(),
) {
  const app = await renderApp('/verify-otp', {
    server: backend,
    state: { email: EMAIL, deadline, ...state },
  });
  await screen.findByRole('heading', { name: 'Enter OTP to Verify' });
  return app;
}

const boxes = () => screen.getAllByRole('textbox');
const typed = () => boxes().map((box) => (box as HTMLInputElement).value);
const verify = () => screen.getByRole('button', { name: 'Verify' });

/** A backend that overrides the response of one path. */
function overrideResponse(path: string, respond: () => Promise<Response>): Backend {
  return {
    signIn: server.signIn,
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes(path) ? respond() : server.fetch(input, init);
    },
  };
}

const json = (status: number, body: unknown) => () =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    }),
  );

describe('VerifyOtpPage', () => {
  it('signs in with the right code and navigates home', async () => {
    const code = await sendCode();
    const { user, store, place } = await openPage();

    await user.keyboard(code);
    await user.click(verify());

    await waitFor(() => expect(place.current).toBe('/'));
    expect(selectToken(store.getState())).not.toBeNull();
  });

  it('shows the e-mail and links back to change it', async () => {
    const { user, place } = await openPage();
    expect(screen.getByText(EMAIL)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Change e-mail' }));

    expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toHaveValue(EMAIL);
    expect(place.current).toBe('/login');
  });

  it('redirects to /login without an e-mail', async () => {
    const { place } = await renderApp('/verify-otp', { server });

    await waitFor(() => expect(place.current).toBe('/login'));
  });

  it('returns to the previous path and adds the pending line once', async () => {
    const code = await sendCode();
    const addToCart = { productId: 'product-1', sizeId: 'product-1-1' };
    const { user, place, store } = await openPage({ returnTo: '/cart', addToCart });

    await user.keyboard(code);
    await user.dblClick(verify());

    await waitFor(() => expect(place.current).toBe('/cart'));
    expect(await screen.findByText('Product Added to Cart Successfully')).toBeVisible();
    const token = selectToken(store.getState()) ?? '';
    const response = await server.fetch('/api/user/get-cart', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { cart } = (await response.json()) as { cart: { quantity: number }[] };
    expect(cart.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('requires all six digits before it sends a request', async () => {
    let requestCount = 0;
    const backend = overrideResponse('verify-otp', () => {
      requestCount += 1;
      return json(400, { message: 'no' })();
    });
    const { user } = await openPage({}, backend);
    await user.keyboard('12345');

    await user.click(verify());

    expect(await screen.findByText('Please enter a valid 6-digit OTP')).toBeVisible();
    expect(boxes()[5]).toHaveFocus();
    expect(requestCount).toBe(0);
  });

  it('shows the message of a wrong code and clears the boxes', async () => {
    const code = await sendCode();
    const wrong = code === '111111' ? '222222' : '111111';
    const { user, place } = await openPage();

    await user.keyboard(`${wrong}{Enter}`);

    await waitFor(() => expect(typed()).toEqual(['', '', '', '', '', '']));
    const toasts = screen.getByRole('region', { name: /notifications/i });
    // Announced politely, not assertively.
    expect(await within(toasts).findByRole('status')).toHaveTextContent('4 tries left');
    expect(boxes()[0]).toHaveFocus();
    expect(place.current).toBe('/verify-otp');
  });

  it.each(['Invalid token', 'Token expired'])(
    "shows 'Something went wrong' for '%s' and clears the boxes",
    async (message) => {
      const { user, place } = await openPage(
        {},
        overrideResponse('verify-otp', json(401, { message })),
      );

      await user.keyboard('123456{Enter}');

      expect(await screen.findByText('Something went wrong')).toBeVisible();
      expect(screen.queryByText(message)).toBeNull();
      expect(typed().join('')).toBe('');
      expect(place.current).toBe('/verify-otp');
    },
  );

  it('rejects a 200 response without a token', async () => {
    const { user, store } = await openPage({}, overrideResponse('verify-otp', json(200, {})));

    await user.keyboard('123456{Enter}');

    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(selectToken(store.getState())).toBeNull();
  });

  it('disables boxes and Verify when time expires, and focuses Resend', async () => {
    await openPage({}, server, Date.now() + 1_100);

    expect(await screen.findByText('Time expired')).toBeVisible();
    boxes().forEach((box) => expect(box).toBeDisabled());
    expect(verify()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveFocus();
  });

  it('counts down to the deadline in navigation state', async () => {
    await openPage({}, server, Date.now() + 65_000);

    expect(screen.getByRole('timer')).toHaveTextContent(/01:0[45]/);
  });

  it('is expired at once for a past deadline', async () => {
    await openPage({}, server, 0);

    expect(screen.getByText('Time expired')).toBeVisible();
  });

  it('resends a code, restarts the countdown and clears the boxes', async () => {
    const { user, place } = await openPage({}, server, Date.now() + 10_000);
    await user.keyboard('123');

    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));

    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/0(3:00|2:5\d)/));
    expect(typed().join('')).toBe('');
    const { deadline } = place.state as { deadline: number };
    expect(deadline).toBeGreaterThan(Date.now() + 170_000);
    expect(await server.outbox.lastCode(EMAIL)).toMatch(/^\d{6}$/);
    expect(await screen.findByText('We have sent a 6-digit code to your e-mail.')).toBeVisible();
  });

  it('sends one code for a double click whose second click follows the response', async () => {
    const { user } = await openPage({}, server);
    const resend = screen.getByRole('button', { name: 'Resend OTP' });

    await user.click(resend);
    await screen.findByText('We have sent a 6-digit code to your e-mail.');
    await waitFor(() => expect(resend).toHaveAttribute('aria-busy', 'false'));
    fireEvent.click(resend, { detail: 2 });

    expect(resend).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    ['the message of the response', json(429, { message: 'Please wait.' }), 'Please wait.'],
    [
      'a default message without a response',
      () => Promise.reject(new TypeError('offline')),
      'Failed to resend OTP',
    ],
    ['a default message on success', json(200, {}), 'OTP resent successfully'],
  ])('shows %s after Resend', async (_what, respond, text) => {
    const { user } = await openPage({}, overrideResponse('send-otp', respond));

    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));

    expect(await screen.findByText(text)).toBeVisible();
  });
});
