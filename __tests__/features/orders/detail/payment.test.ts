import { describe, expect, it } from '@jest/globals';
import { describePayment } from '@/features/orders/detail/payment';
import { english } from '@/fixtures/english';

describe('describePayment', () => {
  it.each([
    ['paid', 'Paid'],
    ['pending', 'Not paid yet'],
    ['declined', 'Payment declined. You can try again.'],
    ['refundDue', 'Refund on its way, 3-4 business days'],
    ['refunded', 'Refunded, with you within 3-4 business days'],
    ['cancelled', 'Cancelled, nothing was charged'],
  ])('describes %s', (status, text) => {
    expect(describePayment(english, { paymentStatus: status })).toBe(text);
  });

  it.each(['onHold', 'constructor'])('returns the unknown status %s unchanged', (status) => {
    expect(describePayment(english, { paymentStatus: status })).toBe(status);
  });

  it.each([undefined, ''])('returns undefined for %j', (status) => {
    expect(describePayment(english, { paymentStatus: status })).toBeUndefined();
  });
});

describe('a refund', () => {
  /** Texts of an order cancelled on Thursday, 26 November 2026, so that the refund is due on Wednesday. */
  const describeOn = (now: string, paymentStatus: string) =>
    describePayment(
      english,
      { paymentStatus, statusHistory: [{ status: 'Cancelled', at: '2026-11-26T08:00:00.000Z' }] },
      new Date(now),
    );

  it('shows when it is due, four business days after the cancellation', () => {
    const now = '2026-11-27T08:00:00Z';
    expect(describeOn(now, 'refundDue')).toBe(
      'Refund on its way, due by 02/12/2026 (3-4 business days)',
    );
    expect(describeOn(now, 'refunded')).toBe('Refunded, due with you by 02/12/2026');
  });

  it('promises no days once they are over', () => {
    const now = '2027-01-10T08:00:00Z';
    expect(describeOn(now, 'refundDue')).toBe('Refund overdue since 02/12/2026. Please call us.');
    expect(describeOn(now, 'refunded')).toBe('Refunded, due with you by 02/12/2026');
  });

  it('shows the number of days when the date of the cancellation is unknown', () => {
    const statusHistory = [{ status: 'Cancelled' as const, at: 'soon' }];
    expect(describePayment(english, { paymentStatus: 'refunded', statusHistory })).toBe(
      'Refunded, with you within 3-4 business days',
    );
  });
});
