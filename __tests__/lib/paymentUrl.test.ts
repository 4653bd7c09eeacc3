import { describe, expect, it } from '@jest/globals';
import { safePaymentUrl } from '@/lib/paymentUrl';

const SHOP = 'https://sadeel.example';

describe('safePaymentUrl (product 9.10)', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_1',
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://sadeel.example/sandbox-payment/1',
  ])('lets %s through', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBe(url);
  });

  it('reads a root-relative address as the shop’s own', () => {
    expect(safePaymentUrl('/sandbox-payment/1', SHOP)).toBe(`${SHOP}/sandbox-payment/1`);
  });

  it('lets the hosts through that it is given, and no others', () => {
    const hosts = ['pay.example'];
    expect(safePaymentUrl('https://pay.example/1', SHOP, hosts)).toBe('https://pay.example/1');
    expect(safePaymentUrl('https://www.paypal.com/1', SHOP, hosts)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://checkout.stripe.com/pay',
    'http://sadeel.example/sandbox-payment/1',
    'https://checkout.stripe.com@evil.example/',
    'https://user@checkout.stripe.com/',
    'https://:pass@checkout.stripe.com/',
    'https://user:pass@checkout.stripe.com/',
    'https://user@sadeel.example/',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com:8443/',
    'https://sadeel.example:8443/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://сheckout.stripe.com/',
    'blob:https://evil.example/1',
    'https://',
    undefined,
  ])('refuses %s', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBeUndefined();
  });
});
