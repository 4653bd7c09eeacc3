import { describe, expect, it } from '@jest/globals';
import { safePaymentUrl } from '@/lib/paymentUrl';

const SHOP = 'https://sadeel.example';

describe('safePaymentUrl (product 9.10)', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_1',
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://checkout.tabby.ai/?sessionId=1',
    'https://sadeel.example/sandbox-payment/1',
  ])('accepts %s', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBe(url);
  });

  it('resolves a root-relative URL against the shop', () => {
    expect(safePaymentUrl('/sandbox-payment/1', SHOP)).toBe(`${SHOP}/sandbox-payment/1`);
  });

  it('accepts only the hosts it is given', () => {
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
  ])('rejects %s', (url) => {
    expect(safePaymentUrl(url, SHOP)).toBeUndefined();
  });
});
