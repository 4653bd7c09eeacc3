import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { PaymentProviderName, PaymentState } from '../../../server/db/orderTables.ts';
import { isSandboxStatus, paidAtOf, paymentStatusOf } from '../../../server/rules/paymentStatus.ts';

const statusOf = (status: OrderStatus, ...states: PaymentState[]) =>
  paymentStatusOf(
    { status, remake_of: null },
    states.map((state) => ({ state })),
  );

describe('the payment status of an order', () => {
  it.each<[string, PaymentState[]]>([
    ['pending', []],
    ['pending', ['created']],
    ['pending', ['declined', 'open']],
    ['pending', ['expired']],
    ['declined', ['declined']],
    ['declined', ['expired', 'declined']],
    ['paid', ['paid']],
    ['paid', ['refunded', 'paid', 'declined']],
    ['paid', ['refund_due', 'paid']],
    ['refundDue', ['refunded', 'refund_due']],
    ['refunded', ['declined', 'refunded', 'open']],
  ])('is %s after %j', (expected, states) => {
    expect(statusOf('Confirmed', ...states)).toBe(expected);
  });

  it.each<[string, PaymentState[]]>([
    ['cancelled', []],
    ['cancelled', ['declined']],
    ['refundDue', ['refund_due']],
    ['refunded', ['refunded']],
    ['paid', ['paid']],
  ])('is %s for a cancelled order after %j', (expected, states) => {
    expect(statusOf('Cancelled', ...states)).toBe(expected);
  });
});

describe('isSandboxStatus', () => {
  it.each<[boolean, [PaymentProviderName, PaymentState][]]>([
    [true, [['sandbox', 'paid']]],
    [true, [['sandbox', 'refund_due']]],
    [true, [['sandbox', 'refunded']]],
    [true, [['sandbox', 'declined']]],
    [true, [['sandbox', 'open']]],
    [false, [['stripe', 'paid']]],
    [
      false,
      [
        ['sandbox', 'paid'],
        ['stripe', 'paid'],
      ],
    ],
    [
      false,
      [
        ['sandbox', 'refunded'],
        ['stripe', 'paid'],
      ],
    ],
    [
      true,
      [
        ['stripe', 'expired'],
        ['sandbox', 'paid'],
      ],
    ],
    [false, [['sandbox', 'expired']]],
    [false, []],
  ])('is %j for the payments %j', (expected, given) => {
    const payments = given.map(([provider, state]) => ({ provider, state }));
    expect(isSandboxStatus({ status: 'Confirmed', remake_of: null }, payments)).toBe(expected);
  });
});

const BOUGHT = { created_at: 'placed', remake_of: null };

describe('a free remake', () => {
  const remake = { created_at: 'placed', remake_of: 'o1' };

  it('is paid from the start, and never due', () => {
    expect(paymentStatusOf({ ...remake, status: 'Confirmed' }, [])).toBe('paid');
    expect(paymentStatusOf({ ...remake, status: 'Cancelled' }, [])).toBe('cancelled');
    expect(paidAtOf(remake, [])).toBe('placed');
  });
});

describe('the time of the payment', () => {
  const at = (state: PaymentState, updated_at: string) => ({ state, updated_at });

  it('is that of the payment that the shop keeps', () => {
    const payments = [at('declined', 'first'), at('refund_due', 'second'), at('paid', 'third')];
    expect(paidAtOf(BOUGHT, payments)).toBe('third');
  });

  it('is unknown without one', () => {
    expect(paidAtOf(BOUGHT, [])).toBeUndefined();
    expect(paidAtOf(BOUGHT, [at('open', 'first'), at('refunded', 'second')])).toBeUndefined();
  });
});
