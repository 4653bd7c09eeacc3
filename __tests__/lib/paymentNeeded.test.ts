import { describe, expect, it } from '@jest/globals';
import { isPaymentNeeded } from '@/lib/paymentNeeded';

describe('a payment', () => {
  it.each(['pending', 'declined'])('is needed for the payment status %s', (paymentStatus) => {
    expect(isPaymentNeeded({ orderStatus: 'Confirmed', paymentStatus })).toBe(true);
  });

  it.each(['paid', 'refundDue', 'refunded', 'cancelled', 'onHold', '', undefined])(
    'is not needed for the payment status %j',
    (paymentStatus) => {
      expect(isPaymentNeeded({ orderStatus: 'Confirmed', paymentStatus })).toBe(false);
    },
  );

  it('is not needed for a cancelled order', () => {
    expect(isPaymentNeeded({ orderStatus: 'Cancelled', paymentStatus: 'pending' })).toBe(false);
  });
});
