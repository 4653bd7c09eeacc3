import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { villa } from '@/fixtures/addresses.fixtures';
import { paths } from '@/lib/paths';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/AccountPage';
import '@/pages/CheckoutPage';
import '@/pages/LoginPage';
import '@/pages/VerifyOtpPage';
import '@/widgets/SavedAddresses';
import { renderApp } from '../support/renderApp';
import { succeed } from '../support/serverClient';
import { signInByMail } from '../support/signInByMail';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';
import { enter } from '../support/enter';

const EMAIL = 'layla@example.com';
const OTHER = 'omar@example.com';
const SAVED = 'The address is saved.';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn(EMAIL);
  const body = { ...villa, _id: undefined, isDefault: undefined };
  await succeed(server, 'POST /user/save-address', { token, body });
});
afterEach(() => server.close());

const addresses = async () =>
  (await succeed(server, 'GET /user/get-addresses', { token })).addresses;

/** Opens a page with a session that ends when an address is saved. @returns also the number of attempts to save */
async function open(path: string) {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  let attempts = 0;
  const backend = {
    signIn: server.signIn,
    fetch: async (...args: Parameters<typeof fetch>) => {
      const request = new Request(...args);
      const isSaving = request.url.includes('save-address');
      if (isSaving) attempts += 1;
      return isSaving && attempts === 1
        ? Response.json({ message: 'Token expired' }, { status: 401 })
        : server.fetch(request);
    },
  };
  const app = await renderApp(path, {
    server: backend,
    preloadedState: { auth: { token, role: 'user', user: { _id: id, email: EMAIL } } },
  });
  return { ...app, attempts: () => attempts };
}

type App = Awaited<ReturnType<typeof open>>;
const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Changes the label of the villa in the account, which the end of the session interrupts. */
async function changeLabel(app: App): Promise<void> {
  await press(app, 'Edit Villa');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Label (optional)' }), ' 2');
  await app.user.click(dialog.getByRole('button', { name: 'Save address' }));
}

describe('an address whose saving sign-in interrupted (product 10.20)', () => {
  it('is saved once after sign-in, and Back does not save it again', async () => {
    const app = await open(paths.account);
    await changeLabel(app);
    await signInByMail(app, server, EMAIL);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(app.place.current).toBe(paths.account);
    await waitFor(() => expect(app.place.state).toEqual({ resume: undefined }));
    app.place.go(-1);
    await screen.findByRole('button', { name: 'Edit Villa 2' });
    expect(app.attempts()).toBe(2);
    expect(await addresses()).toMatchObject([{ label: 'Villa 2' }]);
  });

  it('is not saved for another customer', async () => {
    const app = await open(paths.account);
    await changeLabel(app);
    await signInByMail(app, server, OTHER);
    await screen.findByText('No saved addresses.');
    await waitFor(() => expect(app.place.state).toEqual({ resume: undefined }));
    expect(app.attempts()).toBe(1);
    expect(await addresses()).toMatchObject([{ label: 'Villa' }]);
  });

  it('is saved in the checkout, which shows it as saved', async () => {
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    const app = await open(paths.checkout);
    await press(app, `Edit ${villa.label}`);
    const city = await screen.findByRole('combobox', { name: 'Town / City' });
    await app.user.clear(city);
    await enter(app.user, city, 'Sharjah');
    await press(app, 'Save changes');
    await signInByMail(app, server, EMAIL);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(app.place.current).toBe(paths.checkout);
    expect(await screen.findByRole('radio', { name: /Villa.*Sharjah/ })).toBeChecked();
    expect(app.attempts()).toBe(2);
    expect(await addresses()).toMatchObject([{ city: 'Sharjah' }]);
  });
});
