import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/AccountPage';
import '@/pages/LoginPage';
import { buildSession } from '@/fixtures/session.fixtures';
import { addPasskey } from '../support/customerWrites';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { stubPasskeys } from '../support/stubPasskeys';
import { createTinyServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@example.com';
let server: TestServer;
let browser: ReturnType<typeof stubPasskeys>;

beforeEach(async () => {
  server = await createTinyServer();
  browser = stubPasskeys();
});
afterEach(() => {
  browser.restore();
  return server.close();
});

/** The error of a browser whose customer cancels. */
const cancelled = () => Promise.reject(new DOMException('Cancelled.', 'NotAllowedError'));
const button = (name: string) => screen.findByRole('button', { name });
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

describe('passkeys (product 10.18)', () => {
  it('are created and removed on the account page, and sign in without a mail', async () => {
    const account = await renderApp('/account', { server, signedIn: EMAIL });
    await account.user.click(await button('Create a passkey'));
    const ready = 'Your passkey is ready. Next time, you need no code on this device.';
    expect(await screen.findByText(ready)).toBeVisible();
    expect(await (await section()).findAllByRole('listitem')).toHaveLength(1);
    account.unmount();

    const login = await renderApp('/login', { server, state: { returnTo: '/account' } });
    await login.user.dblClick(await button('Sign in with a passkey'));
    await waitFor(() => expect(login.place.current).toBe('/account'));
    expect(login.store.getState().auth.user?.email).toBe(EMAIL);
    expect(await server.outbox.mails()).toEqual([]);

    await login.user.click(await button('Remove the passkey of Unknown device'));
    expect(await screen.findByText(/^The passkey of Unknown device is removed\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
    const list = await section();
    await waitFor(() => expect(list.queryByRole('listitem')).toBeNull());
    expect(await server.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  it('say what to do next when the customer cancels, or has one on this device', async () => {
    const token = await server.signIn(EMAIL);
    await addPasskey(server, token, browser.device);
    const login = await renderApp('/login', { server });
    const get = jest.spyOn(browser.credentials, 'get').mockImplementationOnce(cancelled);
    await login.user.click(await button('Sign in with a passkey'));
    expect(await screen.findByText(/^You are not signed in yet\./)).toBeVisible();
    expect(get).toHaveBeenCalledTimes(1);
    login.unmount();

    const { user } = await renderApp('/account', { server, signedIn: EMAIL });
    const create = jest.spyOn(browser.credentials, 'create').mockImplementationOnce(cancelled);
    await user.click(await button('Create a passkey'));
    expect(await screen.findByText(/^No passkey was created\./)).toBeVisible();
    create.mockRejectedValueOnce(new DOMException('Known.', 'InvalidStateError'));
    await user.click(await button('Create a passkey'));
    expect(await screen.findByText(/^This device already has a passkey/)).toBeVisible();
  });

  it('that were removed are refused with the message of the server', async () => {
    await addPasskey(server, await server.signIn(EMAIL), browser.device);
    await server.db.deleteFrom('passkeys').execute();
    const { user, place } = await renderApp('/login', { server });
    await user.click(await button('Sign in with a passkey'));
    expect(await screen.findByText(/^This passkey did not work\./)).toBeVisible();
    expect(place.current).toBe('/login');
  });

  it.each([
    ['whose server follows only the specification', false],
    ['whose browser has none', true],
  ])('are not offered to a customer %s', async (_who, hasServer) => {
    if (hasServer) browser.restore();
    const respond = ({ path }: { path: string }) =>
      path === '/user/get-account'
        ? { body: { user: buildSession().user, sessions: [], ...(hasServer && { passkeys: [] }) } }
        : { status: hasServer ? 500 : 404, body: { message: 'Not found' } };
    const login = await renderAppWithFakeApi('/login', respond);
    const asked = hasServer ? 0 : 1;
    await waitFor(() => expect(login.api.to('/user/start-passkey-sign-in')).toHaveLength(asked));
    await login.user.click(await button('Login'));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    login.unmount();
    await renderAppWithFakeApi('/account', respond, { signedIn: true });
    await button('Save my data');
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
  });
});
