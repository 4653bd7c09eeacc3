import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/AccountPage';
import '@/features/account/closing/CloseAccountDialog';
import '@/features/account/devices/SignOutEverywhereDialog';
import { accountSessions } from '@/fixtures/account.fixtures';
import { expectNamedControls } from '../support/expectNamedControls';
import type { Respond } from '../support/fakeApi';
import { renderApp } from '../support/renderApp';
import { errorResponse, renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { placeOrder, rawCall } from '../support/serverClient';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';
import { enter } from '../support/enter';

const EMAIL = 'layla@example.com';
let server: TestServer;

beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const open = () => renderApp('/account', { server, signedIn: EMAIL });
/** The field for the name, once the account is loaded. */
async function nameField(): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name: 'Name (optional)' });
  await waitFor(() => expect(field).toBeEnabled());
  return field;
}
const statusOf = async (token: string | null) =>
  (await rawCall(server, 'GET /user/get-cart', { token: token ?? '' })).status;

describe('/account (product 10.13)', () => {
  it('changes and removes the name, which the session shows, too', async () => {
    const { user, store } = await open();
    await enter(user, await nameField(), ' Layla H. ');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
    expect(store.getState().auth.user?.name).toBe('Layla H.');
    expect(await nameField()).toHaveValue('Layla H.');
    await user.clear(await nameField());
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Your name is removed.')).toBeVisible();
    expect(store.getState().auth.user?.name).toBeUndefined();
  });

  it('links to windows and orders', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Open my windows' })).toHaveAttribute(
      'href',
      '/windows',
    );
    expect(screen.getByRole('link', { name: 'Open my orders' })).toHaveAttribute(
      'href',
      '/MyOrders',
    );
  });

  it('signs out another device, and keeps this one', async () => {
    const phone = await server.signIn(EMAIL);
    const { user, store } = await open();
    const devices = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
    await user.click(devices.getByRole('button', { name: 'Sign out Unknown device' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(devices.getByText('This device')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus();
    expect([await statusOf(phone), await statusOf(store.getState().auth.token)]).toEqual([
      401, 200,
    ]);
  });

  it('signs out everywhere after a question, this tab included', async () => {
    const phone = await server.signIn(EMAIL);
    const { user, store, place } = await open();
    const { token } = store.getState().auth;
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expectNamedControls('SignOutEverywhereDialog');
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You are signed out on all devices.')).toBeVisible();
    await waitFor(() => expect(place.current).toBe('/'));
    expect(store.getState().auth.token).toBeNull();
    expect([await statusOf(phone), await statusOf(token)]).toEqual([401, 401]);
  });

  it('saves the data as a JSON file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Save my data' }));
    expect(await screen.findByText('Your data is saved as a file.')).toBeVisible();
    expect(saved).toHaveLength(1);
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toMatch(/^sadeel-account-\d{4}-\d{2}-\d{2}\.json$/);
    click.mockRestore();
  });

  it('closes the account with the mailed code, and signs out with a message', async () => {
    const { user, store, place } = await open();
    const { token } = store.getState().auth;
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    const field = await screen.findByRole('textbox', { name: '6-digit code' });
    expectNamedControls('CloseAccountDialog');
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Close account for good' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the six digits of the code.');
    const code = await server.outbox.lastCode(EMAIL);
    await user.clear(field);
    await user.type(field, `${code}{Enter}`);
    expect(
      await screen.findByText('Your account is closed. Thank you for your visit.'),
    ).toBeVisible();
    await waitFor(() => expect(place.current).toBe('/'));
    expect(store.getState().auth.token).toBeNull();
    expect(await statusOf(token)).toBe(401);
  });

  it('says which order is not finished before it sends a code', async () => {
    const { order } = await placeOrder(server, await server.signIn(EMAIL), smallLine);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your order ${order?.orderId} is not finished.`,
    );
    expect(screen.queryByRole('textbox', { name: '6-digit code' })).toBeNull();
  });

  it('shows a wrong code in the dialog, without a toast', async () => {
    const { user, store } = await open();
    const toasts: string[] = [];
    store.services.toasts.subscribe(({ message }) => toasts.push(message));
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    const field = await screen.findByRole('textbox', { name: '6-digit code' });
    const right = await server.outbox.lastCode(EMAIL);
    await user.type(field, right === '000000' ? '000001{Enter}' : '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That code is not right. 4 tries left.',
    );
    expect([toasts, await nameOfFocus()]).toEqual([[], '6-digit code']);
  });
});

async function nameOfFocus(): Promise<string | undefined> {
  const field = await screen.findByRole('textbox', { name: '6-digit code' });
  await waitFor(() => expect(field).toHaveFocus());
  return '6-digit code';
}

describe('/account with another server', () => {
  const user = { _id: 'l', email: 'shopper@sadeel.example', name: 'Layla' };
  const account: Respond = ({ path }) =>
    path === '/user/get-account'
      ? { body: { user, windowCount: 2, sessions: accountSessions } }
      : errorResponse('The showroom is being cleaned.');

  it('shows details and links only when it has no account requests (product 13.10)', async () => {
    const missing: Respond = ({ path }) =>
      path === '/user/get-account' ? errorResponse('This call does not exist.', 404) : {};
    const { store } = await renderAppWithFakeApi('/account', missing, { signedIn: true });
    const toasts: string[] = [];
    store.services.toasts.subscribe(({ message }) => toasts.push(message));
    expect(await screen.findByRole('link', { name: 'Open my windows' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const sections = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(sections).toEqual(expect.arrayContaining(['Your details', 'My windows', 'Orders']));
    expect(sections).not.toContain('Close account');
    expect(screen.queryByLabelText('Loading your account')).toBeNull();
    expect([toasts, screen.queryByRole('alert')]).toEqual([[], null]);
  });

  it('shows an error with Retry, and then the account', async () => {
    let respond: Respond = () => errorResponse('The showroom is being cleaned.');
    const { user: shopper } = await renderAppWithFakeApi(
      '/account',
      (request) => respond(request),
      { signedIn: true },
    );
    const text = await screen.findByText('We could not load your account.');
    respond = account;
    const failure = within(text.closest<HTMLElement>('[role=alert]') ?? text);
    await shopper.click(failure.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
    expect(screen.getByText('2 measured windows are saved in your account.')).toBeVisible();
    expect(await nameField()).toHaveValue('Layla');
  });

  it('keeps the session and the dialog when signing out everywhere fails', async () => {
    const lists: Respond = (request) =>
      ['/user/get-addresses', '/user/get-quotes', '/user/get-shortlist'].includes(request.path)
        ? { body: { addresses: [], quotes: [] } }
        : account(request);
    const { user: shopper, store } = await renderAppWithFakeApi('/account', lists, {
      signedIn: true,
    });
    await shopper.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await shopper.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('The showroom is being cleaned.')).toBeVisible();
    expect(store.getState().auth.token).not.toBeNull();
  });

  it('returns to the account after a new sign-in when the session has ended', async () => {
    const ended = () => errorResponse('Token expired', 401);
    const { place } = await renderAppWithFakeApi('/account', ended, { signedIn: true });
    await waitFor(() => expect(place.current).toBe('/login'));
    expect(place.state).toEqual({ returnTo: '/account', hasSessionEnded: true });
  });
});
