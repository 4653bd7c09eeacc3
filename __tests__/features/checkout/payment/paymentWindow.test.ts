import { describe, expect, it, jest } from '@jest/globals';
import { openPaymentWindow } from '@/features/checkout/payment/paymentWindow';
import { english } from '@/fixtures/english';
import { stubPaymentWindow } from '../../../support/stubPaymentWindow';

describe('openPaymentWindow', () => {
  it('has no opener and shows a message while waiting', () => {
    const { page } = stubPaymentWindow();
    openPaymentWindow(english);
    expect(page.opener).toBeNull();
    expect(page.document.body.textContent).toBe('Opening the payment page…');
  });

  it('navigates to the payment page', () => {
    const { page } = stubPaymentWindow();
    expect(openPaymentWindow(english).goTo('https://checkout.stripe.com/pay')).toBe(true);
    expect(page.location.replace).toHaveBeenCalledWith('https://checkout.stripe.com/pay');
  });

  it('reports a blocked window', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const blocked = openPaymentWindow(english);
    expect(blocked.goTo('https://checkout.stripe.com/pay')).toBe(false);
    expect(() => blocked.close()).not.toThrow();
  });

  it('reports a window that was closed meanwhile', () => {
    const { page } = stubPaymentWindow();
    const opened = openPaymentWindow(english);
    page.closed = true;
    expect(opened.goTo('https://checkout.stripe.com/pay')).toBe(false);
  });
});
