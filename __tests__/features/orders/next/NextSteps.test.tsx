import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NextSteps } from '@/features/orders/next/NextSteps';
import { buildOrderDetail, buildOrderItem, shippingAddress } from '@/fixtures/orders.fixtures';
import type { OrderDetail, ShippingAddress } from '@/contract/orders';
import { renderElement } from '../../../support/renderElement';

/** A Saturday in Dubai. */
const PAID_AT = '2026-11-21T08:00:00.000Z';
const address = { ...shippingAddress, dialCode: '+971', phone: '0501234567' };

async function render(
  changes: Partial<OrderDetail>,
  to: ShippingAddress = address,
  now = PAID_AT,
): Promise<string[]> {
  const { orderStatus = 'Confirmed' } = changes;
  const statusHistory = [{ status: orderStatus, at: PAID_AT }];
  const order = buildOrderDetail({ paidAt: PAID_AT, statusHistory, ...changes });
  const { container } = renderElement(<NextSteps order={order} address={to} now={new Date(now)} />);
  await screen.findByRole('heading', { name: 'What happens next' });
  return [...container.querySelectorAll('p')].map((line) =>
    line.textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00A0', ' '),
  );
}

describe('what happens next with an order (product 11.14)', () => {
  it.each<[string, Partial<OrderDetail>, string[]]>([
    ['unpaid', { paymentStatus: 'pending' }, ['We hold your order. Pay to start it.']],
    [
      'paid',
      {},
      [
        'We prepare your order next.',
        'Ready by Monday 23 November.',
        'Expected with you by Tuesday 24 November.',
        'Until it is delivered you can still cancel it.',
      ],
    ],
    [
      'packed',
      { orderStatus: 'Packed' },
      [
        'It is ready in our workroom.',
        'We call you on +971 0501234567 to agree on the hour of delivery.',
        'Expected with you by Tuesday 24 November.',
        'Please clear the window and one metre in front of it.',
      ],
    ],
    [
      'shipped',
      { orderStatus: 'Shipped' },
      [
        'We have handed it over for delivery.',
        'It is on its way to Dubai.',
        'Expected with you by Tuesday 24 November.',
      ],
    ],
    [
      'in transit without payment',
      { orderStatus: 'InTransit', paymentStatus: 'pending' },
      ['It is on its way to Dubai.', 'It is not paid yet.'],
    ],
    [
      'out for delivery',
      { orderStatus: 'OutForDelivery' },
      ['It comes today. Our driver calls you before.', 'Please keep your phone within reach.'],
    ],
    [
      'cancelled and paid',
      { orderStatus: 'Cancelled', paymentStatus: 'refundDue' },
      [
        'We return your payment to the card or account that you paid with.',
        'Your money is back by Thursday 26 November.',
      ],
    ],
    [
      'refunded',
      { orderStatus: 'Cancelled', paymentStatus: 'refunded' },
      ['We have returned your payment. Your bank may need a few days to show it.'],
    ],
    [
      'cancelled and never paid',
      { orderStatus: 'Cancelled', paymentStatus: 'cancelled' },
      ['Nothing was charged.'],
    ],
  ])('is said when it is %s', async (_name, changes, lines) => {
    expect(await render(changes)).toEqual(lines);
  });

  it('links to the payment page of an unpaid order, if it is a safe one', async () => {
    await render({ paymentStatus: 'pending', paymentUrl: '/api/payments/t/pay' });
    const link = screen.getByRole('link', { name: 'Pay for this order' });
    expect(link).toHaveAttribute('href', 'http://localhost/api/payments/t/pay');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('does not link to another site', async () => {
    await render({ paymentStatus: 'pending', paymentUrl: 'https://evil.example/pay' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('links a delivered order once to each product, and says where to report faults', async () => {
    const item = buildOrderItem({ productId: 'linen' });
    const other = buildOrderItem({ _id: 'i2', productId: undefined, productName: 'Velvet' });
    const lines = await render({
      orderStatus: 'Delivered',
      items: [item, { ...item, _id: 'i1b' }, other],
    });
    expect(lines).toContain(
      'If anything is wrong, write to hello@sadeel.example by Saturday 28 November with two photographs and the order number.',
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/product-detail?id=linen']);
  });

  it('tells how to care for each product of a delivered order, if the server knows it', async () => {
    const lines = await render({
      orderStatus: 'Delivered',
      items: [
        buildOrderItem({ productId: 'linen', careMethod: 'machine-wash' }),
        buildOrderItem({ _id: 'i2', productId: 'velvet', careMethod: 'dry-clean' }),
        buildOrderItem({ _id: 'i3', productId: 'screen' }),
      ],
    });
    expect(lines.slice(-3)).toEqual([
      'Care for each product like this, and tell us on its page how you like it:',
      expect.stringContaining('wash gently at 30 °C at most'),
      'Dry-clean only. In between, a soft brush is enough.',
    ]);
  });

  it('names the phone number of the shop when the order is late', async () => {
    const lines = await render({}, address, '2026-11-27T08:00:00.000Z');
    expect(lines).toContain(
      'It takes longer than promised. Call us on +971 4 000 0000, and we tell you the new day.',
    );
    expect(lines.join()).not.toContain('Expected');
  });

  it('asks for a call without the number when the facts of the shop did not load', async () => {
    const order = buildOrderDetail({ paidAt: PAID_AT });
    renderElement(
      <NextSteps order={order} address={address} now={new Date('2026-11-27T08:00:00.000Z')} />,
      { respond: () => ({ status: 503, body: {} }) },
    );
    expect(await screen.findByText(/Call us, and we tell you the new day\.$/)).toBeVisible();
  });

  it('does without phone number, city and days of other servers', async () => {
    const bare = { firstName: 'L', lastName: 'H', address: 'Street', city: '', country: 'UAE' };
    const unknown = { paidAt: undefined, paymentStatus: undefined, statusHistory: undefined };
    expect(await render({ ...unknown, orderStatus: 'Packed' }, bare)).toEqual([
      'It is ready in our workroom.',
      'We call you to agree on the hour of delivery.',
      'Please clear the window and one metre in front of it.',
    ]);
  });
});
