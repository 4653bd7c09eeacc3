import { describe, expect, it } from '@jest/globals';
import { describePayment, isUnpaid } from '@/features/orders/detail/payment';

describe('describePayment', () => {
  it.each([
    ['paid', 'Paid'],
    ['pending', 'Not paid yet'],
    ['declined', 'Payment declined. You can try again.'],
    ['refundDue', 'Refund on its way, 3-4 business days'],
    ['refunded', 'Refunded, with you within 3-4 business days'],
    ['cancelled', 'Cancelled, nothing was charged'],
  ])('describes %s', (status, text) => {
    expect(describePayment(status)).toBe(text);
  });

  it.each(['onHold', 'constructor'])('returns the unknown status %s unchanged', (status) => {
    expect(describePayment(status)).toBe(status);
  });

  it.each([undefined, ''])('returns undefined for %j', (status) => {
    expect(describePayment(status)).toBeUndefined();
  });
});

describe('isUnpaid', () => {
  it.each(['pending', 'declined', 'onHold', undefined])(
    'returns true for the payment status %j',
    (state) => {
      expect(isUnpaid({ orderStatus: 'Confirmed', paymentStatus: state })).toBe(true);
    },
  );

  it.each(['paid', 'refundDue', 'refunded', 'cancelled'])(
    'returns false for the payment status %s',
    (state) => {
      expect(isUnpaid({ orderStatus: 'Confirmed', paymentStatus: state })).toBe(false);
    },
  );

  it('returns false for a cancelled order', () => {
    expect(isUnpaid({ orderStatus: 'Cancelled', paymentStatus: 'pending' })).toBe(false);
  });
});
