import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

/** Answers one path by hand, everything else by the server. */
function answering(path: string, answer: () => Promise<Response>): Backend {
  return {
    signIn: server.signIn,
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes(path) ? answer() : server.fetch(input, init);
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

describe('the code screen', () => {
  it('signs in with the right code and leads home', async () => {
    const code = await sendCode();
    const { user, store, place } = await openPage();

    await user.keyboard(code);
    await user.click(verify());

    await waitFor(() => expect(place.current).toBe('/'));
    expect(selectToken(store.getState())).not.toBeNull();
  });

  it('says where the code went and offers to change the address', async () => {
    const { user, place } = await openPage();
    expect(screen.getByText(EMAIL)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Change e-mail' }));

    expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toHaveValue(EMAIL);
    expect(place.current).toBe('/login');
  });

  it('leads back to the login page without an address', async () => {
    const { place } = await renderApp('/verify-otp', { server });

    await waitFor(() => expect(place.current).toBe('/login'));
  });

  it('leads back to where the visitor was going and adds the waiting line once', async () => {
    const code = await sendCode();
    const addToCart = { productId: 'product-1', sizeId: 'product-1-1' };
    const { user, place, store } = await openPage({ returnTo: '/cart', addToCart });

    await user.keyboard(code);
    await user.dblClick(verify());

    await waitFor(() => expect(place.current).toBe('/cart'));
    expect(await screen.findByText('Product Added to Cart Successfully')).toBeVisible();
    const token = selectToken(store.getState()) ?? '';
    const answer = await server.fetch('/api/user/get-cart', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { cart } = (await answer.json()) as { cart: { quantity: number }[] };
    expect(cart.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('asks for all six digits and sends nothing before', async () => {
    let calls = 0;
    const backend = answering('verify-otp', () => {
      calls += 1;
      return json(400, { message: 'no' })();
    });
    const { user } = await openPage({}, backend);
    await user.keyboard('12345');

    await user.click(verify());

    expect(await screen.findByText('Please enter a valid 6-digit OTP')).toBeVisible();
    expect(boxes()[5]).toHaveFocus();
    expect(calls).toBe(0);
  });

  it("shows the server's message for a wrong code and clears the boxes", async () => {
    const code = await sendCode();
    const wrong = code === '111111' ? '222222' : '111111';
    const { user, place } = await openPage();

    await user.keyboard(`${wrong}{Enter}`);

    await waitFor(() => expect(typed()).toEqual(['', '', '', '', '', '']));
    const toasts = screen.getByRole('region', { name: /notifications/i });
    // Told as news rather than as an alarm.
    expect(await within(toasts).findByRole('status')).toHaveTextContent('4 tries left');
    expect(boxes()[0]).toHaveFocus();
    expect(place.current).toBe('/verify-otp');
  });

  it.each(['Invalid token', 'Token expired'])(
    "says 'Something went wrong' for '%s', clears the boxes and stays",
    async (message) => {
      const { user, place } = await openPage({}, answering('verify-otp', json(401, { message })));

      await user.keyboard('123456{Enter}');

      expect(await screen.findByText('Something went wrong')).toBeVisible();
      expect(screen.queryByText(message)).toBeNull();
      expect(typed().join('')).toBe('');
      expect(place.current).toBe('/verify-otp');
    },
  );

  it('does not take an answer without a token for a success', async () => {
    const { user, store } = await openPage({}, answering('verify-otp', json(200, {})));

    await user.keyboard('123456{Enter}');

    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(selectToken(store.getState())).toBeNull();
  });

  it('closes boxes and Verify when the time is up, and moves focus to Resend', async () => {
    await openPage({}, server, Date.now() + 1_100);

    expect(await screen.findByText('Time expired', {}, { timeout: 4_000 })).toBeVisible();
    boxes().forEach((box) => expect(box).toBeDisabled());
    expect(verify()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveFocus();
  });

  it('counts from the deadline that was kept, not from the start of the screen', async () => {
    await openPage({}, server, Date.now() + 65_000);

    expect(screen.getByRole('timer')).toHaveTextContent(/01:0[45]/);
  });

  it('is over at once for a deadline of long ago', async () => {
    await openPage({}, server, 0);

    expect(screen.getByText('Time expired')).toBeVisible();
  });

  it('sends another code, starts the time again and clears the boxes', async () => {
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

  it.each([
    ["the server's message", json(429, { message: 'Please wait.' }), 'Please wait.'],
    [
      'a sentence of its own without one',
      () => Promise.reject(new TypeError('offline')),
      'Failed to resend OTP',
    ],
    ['a sentence of its own on success', json(200, {}), 'OTP resent successfully'],
  ])('answers Resend with %s', async (_what, answer, text) => {
    const { user } = await openPage({}, answering('send-otp', answer));

    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));

    expect(await screen.findByText(text)).toBeVisible();
  });
});
