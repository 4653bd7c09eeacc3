import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../src/contract/orders.ts';
import type { PaymentState } from '../../../server/db/orderTables.ts';
import { paymentStatusOf } from '../../../server/rules/paymentStatus.ts';

const statusOf = (status: OrderStatus, ...states: PaymentState[]) =>
  paymentStatusOf(
    { status },
    states.map((state) => ({ state })),
  );

describe('how the money of an order stands', () => {
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
