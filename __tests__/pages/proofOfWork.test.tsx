import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HOUR } from '../../server/clock.ts';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
/** Long enough for the hashes on a busy machine. */
const WAIT = { timeout: 60_000 };
let server: TestServer;
beforeEach(async () => {
  const unprovenCodes = { limits: [{ max: 1, windowMs: HOUR }] };
  server = await createTinyServer({ limits: { unprovenCodes } });
  // Other visitors have asked for as many codes as the shop sends without a proof of work.
  await server.fetch('/api/user/send-otp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'omar@sadeel.example' }),
  });
});
afterEach(() => server.close());

describe('while unknown clients need a proof of work', () => {
  it('a newcomer signs in', async () => {
    const { user, place } = await renderApp('/login', { server });
    await user.type(
      await screen.findByRole('textbox', { name: 'E-mail address' }),
      `${EMAIL}{Enter}`,
    );
    await screen.findByRole('heading', { name: 'Enter OTP to Verify' }, WAIT);
    await user.click(screen.getAllByRole('textbox')[0] ?? document.body);
    await user.paste(await server.outbox.lastCode(EMAIL));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(place.current).toBe('/'));
  });

  it('a newcomer gets a new code', async () => {
    const state = { email: EMAIL, deadline: Date.now() };
    const { user } = await renderApp('/verify-otp', { server, state });
    await user.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    expect(
      await screen.findByText('We have sent a 6-digit code to your e-mail.', {}, WAIT),
    ).toBeVisible();
    expect(await server.outbox.lastCode(EMAIL)).toMatch(/^\d{6}$/);
  });
});
