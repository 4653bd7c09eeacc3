import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { office, villa } from '@/fixtures/addresses.fixtures';
import { paths } from '@/lib/paths';
import { billingDraft } from '@/fixtures/billing.fixtures';
import type { AppStore } from '@/store/makeStore';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import { draftEdited, type BillingDraft } from '@/store/slices/checkoutSlice';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CheckoutPage';
import type { RecordedRequest, Respond } from '../support/fakeApi';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { succeed } from '../support/serverClient';
import { PLACE_ORDER, placeOrderButton } from '../support/placeOrderButton';
import { stubPaymentWindow } from '../support/stubPaymentWindow';
import { createTinyServer, type TestServer } from '../support/testServer';
import { smallLine } from '../support/tinyCatalogue';
import { enter } from '../support/enter';

const EMAIL = 'layla@example.com';
const SAVE = 'Save this address to my account';

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const textbox = (name: string) => screen.getByRole('textbox', { name });
const press = (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

/** Fills the billing fields at once, because typing takes long. */
const fill = ({ dispatch }: AppStore, fields: Partial<BillingDraft>) =>
  act(() => void dispatch(draftEdited({ ...billingDraft, ...fields })));

describe('saved addresses in the checkout, with the real server (product 9.14)', () => {
  let server: TestServer;
  let token: string;

  beforeEach(async () => {
    stubPaymentWindow();
    server = await createTinyServer();
    token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
  });
  afterEach(() => server.close());

  const openCheckout = async () => {
    const shop = await renderApp(paths.checkout, { server, signedIn: EMAIL });
    await screen.findByRole('button', { name: PLACE_ORDER });
    return shop;
  };
  const save = (address: typeof villa) => {
    const body = { ...address, _id: undefined, isDefault: undefined };
    return succeed(server, 'POST /user/save-address', { token, body });
  };
  const saved = async () => (await succeed(server, 'GET /user/get-addresses', { token })).addresses;
  const order = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await press(user, PLACE_ORDER);
    await screen.findByRole('heading', { name: 'One step left: payment' });
  };
  const placed = () =>
    server.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['orders.address', 'first_name', 'buyer_trn'])
      .where('users.email', '=', EMAIL)
      .orderBy('orders.id', 'desc')
      .executeTakeFirst();

  it('are saved with an order when the box is ticked', async () => {
    const { user, store } = await openCheckout();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: SAVE })).not.toBeChecked();
    fill(store, { address: villa.address, phone: '050 123 4567' });
    await user.click(screen.getByRole('checkbox', { name: SAVE }));
    expect(await saved()).toEqual([]);
    await order(user);
    await waitFor(async () =>
      expect(await saved()).toMatchObject([
        { address: villa.address, phone: villa.phone, label: '', isDefault: true },
      ]),
    );
  });

  it('are not saved without the tick', async () => {
    await save(villa);
    const { user, store } = await openCheckout();
    await user.click(await radio(/^Use another address/));
    fill(store, { address: 'Other' });
    await order(user);
    expect(await placed()).toMatchObject({ address: 'Other', buyer_trn: null });
    expect(await saved()).toHaveLength(1);
  });

  it('fill the order: the default at first, or the one that is chosen', async () => {
    await save(villa);
    await save(office);
    const { user } = await openCheckout();
    expect(await radio(/^Villa/)).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    expect(textbox('Email address')).toHaveValue(EMAIL);
    await user.click(await radio(/^Office/));
    await order(user);
    expect(await placed()).toEqual({
      address: office.address,
      first_name: office.firstName,
      buyer_trn: office.trn,
    });
  });

  it('take three presses from the cart to the order', async () => {
    await save(villa);
    const { user } = await renderApp(paths.cart, { server, signedIn: EMAIL });
    await user.click(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Stripe' }));
    await user.click(placeOrderButton());
    await screen.findByRole('heading', { name: 'One step left: payment' });
    expect(await placed()).toMatchObject({ address: villa.address });
  });

  it('are edited for one order only', async () => {
    await save(villa);
    const { user } = await openCheckout();
    await radio(/^Villa/);
    await press(user, 'Edit Villa');
    await waitFor(() => expect(textbox('First name')).toHaveFocus());
    await user.type(textbox('First name'), 'la');
    await press(user, 'Use for this order only');
    expect(await radio(/Laylala Haddad.*Changed for this order/)).toHaveFocus();
    await order(user);
    expect(await placed()).toMatchObject({ first_name: 'Laylala' });
    expect(await saved()).toMatchObject([{ firstName: 'Layla' }]);
  });

  it('are changed by Save changes, once their fields are valid', async () => {
    await save({ ...villa, makani: '1234567890' });
    const { user } = await openCheckout();
    await radio(/^Villa/);
    await press(user, 'Edit Villa');
    await user.clear(textbox('Phone'));
    await press(user, 'Save changes');
    expect(await screen.findByText('Phone number is required')).toBeInTheDocument();
    expect(textbox('Phone')).toHaveFocus();
    await enter(user, textbox('Phone'), '055 987 6543');
    await press(user, 'Save changes');
    await waitFor(() => expect(screen.queryByText('Save changes')).not.toBeInTheDocument());
    expect(await saved()).toMatchObject([
      { phone: '0559876543', makani: '1234567890', isDefault: true },
    ]);
    expect(screen.queryByText('Changed for this order')).not.toBeInTheDocument();
  });

  it('open for correction when an order lacks a field', async () => {
    const id = (await save(villa))._id;
    await server.db
      .updateTable('saved_addresses')
      .set({ last_name: '' })
      .where('id', '=', id)
      .execute();
    const { user } = await openCheckout();
    await radio(/^Villa/);
    await press(user, PLACE_ORDER);
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    expect(textbox('Last name')).toHaveFocus();
  });

  it('keep what was typed for another one', async () => {
    await save(villa);
    const { user, store } = await openCheckout();
    await user.click(await radio(/^Use another address/));
    await enter(user, textbox('Street address'), 'Typed street');
    await user.click(await radio(/^Villa/));
    expect(selectBillingDraft(store.getState()).address).toBe(villa.address);
    await user.click(await radio(/^Use another address/));
    expect(textbox('Street address')).toHaveValue('Typed street');
  });
});

describe('saved addresses in the checkout, with other servers', () => {
  const cart = {
    cart: [{ id: 'l', productId: 'linen', sizeId: 'wide', name: 'Linen', quantity: 1, price: 9 }],
    currencySymbol: 'AED',
    total: 9,
  };
  const open = async (respond: (request: RecordedRequest) => ReturnType<Respond> | undefined) => {
    const shop = await renderAppWithFakeApi(
      paths.checkout,
      (request) => {
        const response = respond(request);
        if (response !== undefined) return response;
        return request.path === '/user/get-cart' ? { body: cart } : { body: {} };
      },
      { signedIn: EMAIL },
    );
    await screen.findByRole('button', { name: PLACE_ORDER });
    return shop;
  };
  const answer = (body: object, status = 200) => ({ status, body });
  const addresses = (request: RecordedRequest, list: unknown[]) =>
    request.path === '/user/get-addresses' ? answer({ addresses: list, limit: 2 }) : undefined;

  it.each([
    ['does not know the request', answer({ message: 'This call does not exist.' }, 404)],
    ['answers something else', answer({})],
    ['refuses', answer({ message: 'Not now.' }, 403)],
  ])('are absent when the server %s', async (_what, response) => {
    await open(({ path }) => (path === '/user/get-addresses' ? response : undefined));
    expect(textbox('First name')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: SAVE })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are absent when the server does not answer in time', async () => {
    await open(({ path }) =>
      path === '/user/get-addresses' ? new Promise(() => undefined) : undefined,
    ).catch(() => undefined);
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeInTheDocument();
  });

  it('cannot be saved beyond the limit, which is explained', async () => {
    const { user } = await open((request) => addresses(request, [villa, office]));
    await user.click(await radio(/^Use another address/));
    const box = screen.getByRole('checkbox', { name: SAVE });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(/^At most 2 addresses can be saved/);
  });

  it('report a failed save without touching the order', async () => {
    stubPaymentWindow();
    const { user, store } = await open((request) => {
      if (request.path === '/user/save-address') return answer({ message: 'Full.' }, 409);
      if (request.path === '/user/place-order') return answer({ message: 'Placed.' });
      return addresses(request, []);
    });
    fill(store, { address: 'Other' });
    await user.click(screen.getByRole('checkbox', { name: SAVE }));
    await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
    await press(user, PLACE_ORDER);
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(await screen.findByText(/^Your order is placed, but its address/)).toBeInTheDocument();
    expect(screen.queryByText('Full.')).not.toBeInTheDocument();
  });

  it('show why changes were not saved, and keep them', async () => {
    const { user } = await open((request) =>
      request.path === '/user/save-address'
        ? answer({ message: 'This address does not exist.' }, 404)
        : addresses(request, [villa]),
    );
    await radio(/^Villa/);
    await press(user, 'Edit Villa');
    await user.type(textbox('First name'), 'la');
    await press(user, 'Save changes');
    expect(await screen.findByText('This address does not exist.')).toBeInTheDocument();
    expect(textbox('First name')).toHaveValue('Laylala');
  });

  it('that are removed on another device stay as another address', async () => {
    let list: unknown[] = [villa];
    const { store } = await open((request) => addresses(request, list));
    await radio(/^Villa/);
    list = [office];
    store.dispatch({ type: '__rtkq/focused' });
    expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveValue(
      villa.address,
    );
    expect(
      within(await screen.findByRole('radiogroup')).getByRole('radio', { name: /^Use another/ }),
    ).toBeChecked();
  });
});
