import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Checkout } from '@/features/checkout/Checkout';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import { draftEdited, type BillingDraft } from '@/store/slices/checkoutSlice';
import { billingDraft } from '@/fixtures/billing.fixtures';
import type { FakeResponse, RecordedRequest } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';
import { shownRows } from '../../support/shownTexts';
import { PLACE_ORDER } from '../../support/placeOrderButton';
import { stubPaymentWindow } from '../../support/stubPaymentWindow';

const cart = {
  cart: [
    {
      id: 'line',
      productId: 'linen',
      sizeId: 'wide',
      name: 'Almas Ivory Linen',
      images: [],
      size: '140 cm width',
      quantity: 2,
      price: 185,
      productTotal: 370,
    },
  ],
  currencySymbol: 'AED',
  subTotal: 370,
  shippingCharge: 50,
  total: 420,
};
const placed = {
  message: 'Your order is placed.',
  url: 'https://checkout.stripe.com/pay/1',
  order: { _id: 'o1', orderId: 'SDL-261121-8QKCP', price: 420, currencySymbol: 'AED' },
};

type Reply = () => FakeResponse | Promise<FakeResponse>;

interface CheckoutOptions {
  respondToCart?: Reply;
  respondToOrder?: Reply;
  draft?: Partial<BillingDraft>;
  /** What shows that the cart is answered. */
  shows?: () => Promise<HTMLElement>;
}

/** Renders the checkout with a filled form on a fake network. */
async function openCheckout({
  respondToCart,
  respondToOrder,
  draft = billingDraft,
  shows = () => screen.findByRole('table'),
}: CheckoutOptions = {}) {
  const respond = ({ path }: RecordedRequest) => {
    if (path === '/user/get-cart') return respondToCart?.() ?? { body: cart };
    return respondToOrder?.() ?? { body: placed };
  };
  const shop = renderElement(<Checkout />, { path: '/Checkout', respond });
  act(() => void shop.store.dispatch(draftEdited(draft)));
  await shows();
  const button = () => screen.getByRole('button', { name: /Place Order|Loading\.\.\./ });
  const press = () => shop.user.click(button());
  const choose = (name: 'Stripe' | 'PayPal') =>
    shop.user.click(screen.getByRole('checkbox', { name }));
  const orders = () => shop.api.to('/user/place-order');
  return { ...shop, button, press, choose, orders };
}

const neverResponds: Reply = () => new Promise(() => undefined);
const networkDown: Reply = () => Promise.reject(new TypeError('offline'));

/** The country field, which is lazy-loaded. */
const findCountry = () => screen.findByRole('combobox', { name: 'Country / Region' });

let alerts: string[] = [];

beforeEach(() => {
  alerts = [];
  jest.spyOn(window, 'alert').mockImplementation((message) => void alerts.push(String(message)));
});

describe('validation on Place Order', () => {
  it('shows every message, focuses the first invalid field and sends nothing', async () => {
    const { press, orders } = await openCheckout({ draft: { country: '' } });
    await press();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Country is required',
      'Street address is required',
      'Phone number is required',
      'Email address is required',
    ]) {
      expect(screen.getByText(message)).toBeInTheDocument();
    }
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(alerts).toEqual([]);
    expect(orders()).toEqual([]);
  });

  it('associates each message with its field', async () => {
    const { press } = await openCheckout({ draft: { ...billingDraft, phone: '123' } });
    await press();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone).toBeInvalid();
    expect(screen.getByText('Invalid phone number')).toBeInTheDocument();
    expect(phone).toHaveAccessibleDescription(
      'Invalid phone number 10 digits with the leading 0, e.g. 050 123 4567',
    );
    expect(phone).toHaveFocus();
  });

  it('removes a message when it is no longer true, and adds none while typing', async () => {
    const { press, user } = await openCheckout({
      draft: { ...billingDraft, firstName: '', phone: '' },
    });
    await press();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'L');
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.type(phone, '05');
    expect(screen.queryByText('Phone number is required')).not.toBeInTheDocument();
    expect(phone).toBeValid();
    await user.clear(screen.getByRole('textbox', { name: 'Last name' }));
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument();
  });

  it('alerts for the payment method after the fields pass, and shows the message inline', async () => {
    const { press, orders } = await openCheckout();
    await press();
    expect(alerts).toEqual(['Please select a payment method']);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a payment method');
    expect(screen.getByRole('checkbox', { name: 'Stripe' })).toHaveFocus();
    expect(orders()).toEqual([]);
  });

  it('does not validate the city', async () => {
    stubPaymentWindow();
    const { press, choose, orders } = await openCheckout({ draft: { ...billingDraft, city: '' } });
    await choose('Stripe');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });
});

describe('the payload of an order', () => {
  it('is exactly that of the specification with a server without revisions', async () => {
    stubPaymentWindow();
    const { press, choose, orders } = await openCheckout();
    await choose('Stripe');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).not.toHaveProperty('revision');
  });

  it('has the revision of the cart that is shown (product 9.17)', async () => {
    stubPaymentWindow();
    const { press, choose, orders } = await openCheckout({
      respondToCart: () => ({ body: { ...cart, revision: 'r1' } }),
    });
    await choose('Stripe');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toHaveProperty('revision', 'r1');
  });
});

describe('billing fields', () => {
  it('have asterisks, placeholders and autocomplete tokens', async () => {
    await openCheckout({ draft: {} });
    const tokens: [label: RegExp, token: string][] = [
      [/^First name\s\*$/, 'billing given-name'],
      [/^Last name\s\*$/, 'billing family-name'],
      [/^Company name \(optional\)$/, 'billing organization'],
      [/^Country \/ Region\s\*$/, 'billing country-name'],
      [/^Street address\s\*$/, 'billing address-line1'],
      [/^Postcode \/ ZIP \(optional\)$/, 'billing postal-code'],
      [/^Town \/ City\s\*$/, 'billing address-level2'],
      [/^Phone\s\*$/, 'billing tel-national'],
      [/^Email address\s\*$/, 'billing email'],
    ];
    await findCountry();
    for (const [label, token] of tokens) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    }
    expect(screen.getByPlaceholderText('House number and street name')).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Enter your phone number')).toBeInTheDocument();
    expect(screen.getByLabelText('Order notes (optional)')).toBeInTheDocument();
  });

  it('show the phone format of the United Arab Emirates', async () => {
    await openCheckout();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      '10 digits with the leading 0, e.g. 050 123 4567',
    );
  });

  it('complete nine digits of the United Arab Emirates without an error (product 9.5)', async () => {
    stubPaymentWindow();
    const { user, press, choose, orders, store } = await openCheckout({
      draft: { ...billingDraft, phone: '' },
    });
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '50 123 4567');
    await choose('Stripe');
    expect(selectBillingDraft(store.getState()).phone).toBe('050 123 4567');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toHaveProperty('phone', '0501234567');
  });

  it('suggest the emirates as towns and accept any other (product 9.6)', async () => {
    const { user, store } = await openCheckout({ draft: {} });
    const town = await screen.findByRole('combobox', { name: 'Town / City' });
    await user.click(town);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Dubai',
      'Abu Dhabi',
      'Sharjah',
      'Ajman',
      'Ras Al Khaimah',
      'Fujairah',
      'Umm Al Quwain',
    ]);
    await user.keyboard('shar');
    await user.click(screen.getByRole('option', { name: 'Sharjah' }));
    expect(selectBillingDraft(store.getState()).city).toBe('Sharjah');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.clear(town);
    await user.type(town, 'Hatta');
    await user.tab();
    expect(selectBillingDraft(store.getState()).city).toBe('Hatta');
  });

  it('join what the browser fills in for apartment and area to the street address', async () => {
    const { store } = await openCheckout({ draft: { address: 'Marina Gate 1' } });
    const fillIn = (token: string, value: string) => {
      const target = document.querySelector(`[autocomplete="billing ${token}"]`);
      if (target !== null) fireEvent.change(target, { target: { value } });
    };
    fillIn('address-line2', 'Apartment 2204');
    fillIn('address-level3', 'Dubai Marina');
    fillIn('address-level3', 'Dubai Marina');
    expect(selectBillingDraft(store.getState()).address).toBe(
      'Marina Gate 1, Apartment 2204, Dubai Marina',
    );
  });

  it('send a Makani number, once it has ten digits', async () => {
    stubPaymentWindow();
    const { user, press, choose, orders } = await openCheckout();
    const makani = screen.getByRole('textbox', { name: 'Makani number (optional)' });
    await user.type(makani, '25143');
    await choose('Stripe');
    await press();
    expect(makani).toHaveFocus();
    expect(makani).toHaveAccessibleDescription('A Makani number has 10 digits');
    await user.type(makani, ' 89012');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toHaveProperty('makani', '2514389012');
  });

  it('set the dial code of the selected country', async () => {
    const { user, store } = await openCheckout({ draft: { country: '' } });
    await user.click(await findCountry());
    await user.paste('emirates');
    await user.click(await screen.findByRole('option', { name: 'United Arab Emirates' }));
    expect(selectBillingDraft(store.getState())).toMatchObject({
      country: 'United Arab Emirates',
      dialCode: '+971',
    });
  });

  it('keep a dial code that the customer picked', async () => {
    const { user, store } = await openCheckout({ draft: { country: '' } });
    await user.click(screen.getByRole('button', { name: /^Dial code/ }));
    await screen.findByRole('combobox', { name: /^Search/ });
    await user.paste('+44');
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Dial code: +44' });
    await user.click(await findCountry());
    await user.paste('emirates');
    await user.keyboard('{Enter}');
    expect(selectBillingDraft(store.getState())).toMatchObject({
      country: 'United Arab Emirates',
      dialCode: '+44',
    });
  });

  it('keep a country that is not in the list', async () => {
    const { user, store } = await openCheckout({ draft: { country: '' } });
    await user.click(await findCountry());
    await user.paste('Atlantis');
    await user.tab();
    expect(selectBillingDraft(store.getState()).country).toBe('Atlantis');
  });
});

describe('payment methods', () => {
  it('are two mutually exclusive checkboxes', async () => {
    const { choose } = await openCheckout();
    const stripe = screen.getByRole('checkbox', { name: 'Stripe' });
    const paypal = screen.getByRole('checkbox', { name: 'PayPal' });
    expect([stripe, paypal].map((box) => box.getAttribute('value'))).toEqual(['stripe', 'paypal']);
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription(
      'Choose one. Choosing one clears the other.',
    );
    await choose('Stripe');
    await choose('PayPal');
    expect(stripe).not.toBeChecked();
    expect(paypal).toBeChecked();
    await choose('PayPal');
    expect(paypal).not.toBeChecked();
  });
});

describe('payment methods of the server', () => {
  const offering = (...paymentTypes: string[]): Reply => {
    return () => ({ body: { ...cart, paymentTypes } });
  };

  it('show a single method without selecting it', async () => {
    const { press, choose, orders } = await openCheckout({ respondToCart: offering('stripe') });
    const box = screen.getByRole('group', { name: 'Payment' });
    expect(within(box).getAllByRole('checkbox')).toHaveLength(1);
    expect(box).toHaveAccessibleDescription('Select it to place your order.');
    expect(screen.getByRole('checkbox', { name: 'Stripe' })).not.toBeChecked();
    await press();
    expect(alerts).toEqual(['Please select a payment method']);
    expect(orders()).toEqual([]);
    stubPaymentWindow();
    await choose('Stripe');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('disable Place Order and show a phone number when there are none', async () => {
    const { button, user, orders } = await openCheckout({ respondToCart: offering() });
    expect(screen.queryByRole('checkbox', { name: /Stripe|PayPal/ })).not.toBeInTheDocument();
    expect(button()).toBeDisabled();
    await screen.findByText(/^We cannot take payments online/);
    expect(button()).toHaveAccessibleDescription(
      /We cannot take payments online at the moment.*please call.*\+971 4 000 0000/,
    );
    expect(screen.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
    await user.type(screen.getByRole('textbox', { name: 'First name' }), '{Enter}');
    fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }));
    expect(orders()).toEqual([]);
  });

  it('drop a method that is no longer offered and keep the form', async () => {
    stubPaymentWindow();
    let reply = offering('stripe', 'paypal');
    const message = 'We cannot take payments by PayPal at the moment. Please choose Stripe.';
    const { press, choose, orders, store } = await openCheckout({
      respondToCart: () => reply(),
      respondToOrder: () => ({ status: 409, body: { message } }),
    });
    await choose('PayPal');
    reply = offering('stripe');
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'PayPal' })).not.toBeInTheDocument(),
    );
    expect(selectBillingDraft(store.getState())).toEqual(billingDraft);
    expect(screen.getByRole('cell', { name: /Almas Ivory Linen/ })).toBeInTheDocument();
    await press();
    expect(alerts).toEqual(['Please select a payment method']);
    expect(orders()).toHaveLength(1);
  });
});

describe('placing an order', () => {
  it('sends the payload, the payment type as query and an idempotency key', async () => {
    stubPaymentWindow();
    const { press, choose, orders } = await openCheckout({
      draft: { ...billingDraft, lastName: ' Haddad ', phone: '050 123-4567' },
    });
    await choose('PayPal');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(1));
    const [order] = orders();
    expect(order?.method).toBe('POST');
    expect(order?.query).toEqual({ paymentType: 'paypal' });
    expect(order?.body).toEqual({ ...billingDraft, paymentType: 'paypal' });
    expect(order?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('names the amount on the button, below the summary', async () => {
    const { button } = await openCheckout();
    expect(button()).toHaveAccessibleName('Place Order AED 420');
    const summary = screen.getByRole('region', { name: 'Your order summary' });
    expect(within(summary).getByRole('link', { name: 'Edit cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(summary.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('disables the button while pending and sends one request for two clicks', async () => {
    stubPaymentWindow();
    const { choose, button, orders } = await openCheckout({ respondToOrder: neverResponds });
    await choose('Stripe');
    act(() => {
      button().click();
      button().click();
    });
    await waitFor(() => expect(button()).toHaveTextContent('Loading...'));
    expect(button()).toBeDisabled();
    await waitFor(() => expect(orders()).not.toEqual([]));
    expect(orders()).toHaveLength(1);
  });

  it('shows a toast and the confirmation, and resets the form', async () => {
    const { page } = stubPaymentWindow();
    const { press, choose, toasts, store } = await openCheckout();
    await choose('Stripe');
    await press();
    const heading = await screen.findByRole('heading', { name: 'One step left: payment' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('8QKCP')).toBeInTheDocument();
    expect(screen.getByText('AED 420')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/MyOrders');
    expect(toasts).toEqual([{ message: 'Your order successfully placed', variant: 'success' }]);
    expect(Object.values(selectBillingDraft(store.getState())).join('')).toBe(
      'United Arab Emirates',
    );
    expect(page.location.replace).toHaveBeenCalledWith('https://checkout.stripe.com/pay/1');
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
  });

  it('links to the payment page when the window is blocked', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { press, choose } = await openCheckout();
    await choose('Stripe');
    await press();
    const link = await screen.findByRole('link', { name: 'Continue to payment' });
    expect(link).toHaveAttribute('href', 'https://checkout.stripe.com/pay/1');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each([undefined, 'https://checkout.stripe.com.evil.example/', 'javascript:alert(1)'])(
    'opens only known payment URLs: %s',
    async (url) => {
      const { page } = stubPaymentWindow();
      const { press, choose } = await openCheckout({
        respondToOrder: () => ({ body: { ...placed, url } }),
      });
      await choose('Stripe');
      await press();
      await screen.findByRole('heading', { name: 'Thank you for your order' });
      expect(page.location.replace).not.toHaveBeenCalled();
      expect(page.close).toHaveBeenCalled();
      expect(screen.getAllByRole('link')).toHaveLength(1);
    },
  );

  it('shows the cart total when the response contains no order', async () => {
    stubPaymentWindow();
    const { press, choose } = await openCheckout({
      respondToOrder: () => ({ body: { message: 'ok' } }),
    });
    await choose('Stripe');
    await press();
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(screen.getByText('AED 420')).toBeInTheDocument();
  });
});

describe('a failed order', () => {
  it.each<[string, Reply]>([
    ['a network error', networkDown],
    ['a gateway error', () => ({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['invalid JSON', () => ({ body: '{"message":' })],
  ])('links to My Orders after %s, and keeps the form', async (_name, respondToOrder) => {
    const { page } = stubPaymentWindow();
    const { press, choose, store, toasts } = await openCheckout({ respondToOrder });
    await choose('Stripe');
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not confirm your order. Check My Orders');
    expect(within(alert).getByRole('link', { name: 'Check My Orders' })).toHaveAttribute(
      'href',
      '/MyOrders',
    );
    expect(selectBillingDraft(store.getState())).toEqual(billingDraft);
    expect(screen.getByRole('checkbox', { name: 'Stripe' })).toBeChecked();
    expect(page.close).toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });

  it('enables and focuses the button again', async () => {
    stubPaymentWindow();
    const { press, choose, button } = await openCheckout({ respondToOrder: networkDown });
    await choose('Stripe');
    await press();
    await screen.findByRole('alert');
    expect(button()).toHaveTextContent('Place Order');
    expect(button()).toHaveFocus();
  });

  it('reuses the idempotency key for a retry and changes it for another order', async () => {
    stubPaymentWindow();
    const { press, choose, orders, button } = await openCheckout({ respondToOrder: networkDown });
    await choose('Stripe');
    await press();
    await screen.findByRole('alert');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(2));
    await waitFor(() => expect(button()).toHaveTextContent('Place Order'));
    await choose('PayPal');
    await press();
    await waitFor(() => expect(orders()).toHaveLength(3));
    const [first, second, third] = orders().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('refetches the cart, which the order may have emptied', async () => {
    stubPaymentWindow();
    let isEmpty = false;
    const { press, choose } = await openCheckout({
      respondToCart: () => ({ body: isEmpty ? { ...cart, cart: [] } : cart }),
      respondToOrder: networkDown,
    });
    await choose('Stripe');
    isEmpty = true;
    await press();
    expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Check My Orders');
  });

  it('shows the message of a rejection inline and in one toast', async () => {
    stubPaymentWindow();
    const { press, choose, toasts } = await openCheckout({
      respondToOrder: () => ({ status: 409, body: { message: 'Your cart is empty.' } }),
    });
    await choose('Stripe');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart is empty.');
    expect(toasts.map(({ message }) => message)).toEqual(['Your cart is empty.']);
  });

  it('says once, beside the button, that the cart has changed (product 9.17)', async () => {
    stubPaymentWindow();
    const message = 'The price of Living 1 is now AED 4,610. Please look at your cart.';
    const { press, choose, toasts } = await openCheckout({
      respondToCart: () => ({ body: { ...cart, revision: 'r1' } }),
      respondToOrder: () => ({ status: 409, body: { message } }),
    });
    await choose('Stripe');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toasts).toEqual([]);
  });
});

describe('order summary', () => {
  it('shows each line with quantity and price, then subtotal and total', async () => {
    await openCheckout();
    const [head, line, ...totals] = shownRows(await screen.findByRole('table'));
    expect(head).toEqual(['Product', 'Subtotal']);
    expect(line?.[0]).toContain('Almas Ivory Linen × 2');
    expect(line?.[0]).toContain('AED 185');
    expect(totals).toEqual([
      ['Subtotal', 'AED 370'],
      ['Shipping', 'AED 50'],
      ['Total', 'AED 420'],
    ]);
  });

  it('shows the unit price of several items, and free shipping', async () => {
    await openCheckout({
      respondToCart: () => ({ body: { ...cart, shippingCharge: 0, total: 370 } }),
    });
    const rows = shownRows(await screen.findByRole('table'));
    expect(rows[1]?.[0]).toContain('AED 185 each');
    expect(rows).toContainEqual(['Shipping', 'Free']);
  });

  it('shows a skeleton while loading', async () => {
    await openCheckout({
      respondToCart: neverResponds,
      shows: () => screen.findByRole('status', { name: 'Loading your order' }),
    });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be retried without losing the form', async () => {
    let isDown = true;
    const { user } = await openCheckout({
      respondToCart: () =>
        isDown ? { status: 400, body: { message: 'Out of order' } } : { body: cart },
      shows: () => screen.findByText('Out of order'),
    });
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('shows a link to the products when the cart is empty', async () => {
    await openCheckout({
      respondToCart: () => ({ body: { ...cart, cart: [] } }),
      shows: () => screen.findByRole('heading', { name: 'Your cart is empty.' }),
    });
    expect(screen.getByRole('link', { name: 'Browse fabrics' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.queryByRole('button', { name: PLACE_ORDER })).not.toBeInTheDocument();
  });
});
