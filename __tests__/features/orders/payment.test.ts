import { describe, expect, it } from '@jest/globals';
import { describePayment, isUnpaid } from '@/features/orders/payment';

describe('how an order is paid', () => {
  it.each([
    ['paid', 'Paid'],
    ['pending', 'Not paid yet'],
    ['declined', 'Payment declined. You can try again.'],
    ['refundDue', 'Refund on its way, 3-4 business days'],
    ['refunded', 'Refunded, with you within 3-4 business days'],
    ['cancelled', 'Cancelled, nothing was charged'],
  ])('is said in words: %s', (status, words) => {
    expect(describePayment(status)).toBe(words);
  });

  it.each(['onHold', 'constructor'])('is shown as it was sent when it is unknown: %s', (status) => {
    expect(describePayment(status)).toBe(status);
  });

  it.each([undefined, ''])('is left out when the server does not say: %j', (status) => {
    expect(describePayment(status)).toBeUndefined();
  });
});

describe('an order that waits for its payment', () => {
  it.each(['pending', 'declined', 'onHold', undefined])('is one with the state %j', (state) => {
    expect(isUnpaid({ orderStatus: 'Confirmed', paymentStatus: state })).toBe(true);
  });

  it.each(['paid', 'refundDue', 'refunded', 'cancelled'])('is none with the state %s', (state) => {
    expect(isUnpaid({ orderStatus: 'Confirmed', paymentStatus: state })).toBe(false);
  });

  it('is none once it is cancelled', () => {
    expect(isUnpaid({ orderStatus: 'Cancelled', paymentStatus: 'pending' })).toBe(false);
  });
});
