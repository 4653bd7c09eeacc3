import { describe, expect, it } from '@jest/globals';
import { approvalUrlOf, reportOfOrder, toUsdMinor } from '../../../server/payments/paypalOrder.ts';
import { verificationBody } from '../../../server/payments/paypalSignature.ts';

type Order = Parameters<typeof reportOfOrder>[1];

describe('PayPal amounts', () => {
  it('converts dirhams at the peg of 3.6725, to the nearest cent', () => {
    expect(toUsdMinor(3672_50)).toBe(1000_00);
    expect(toUsdMinor(150_01)).toBe(40_85);
    expect(toUsdMinor(1)).toBe(0);
  });
});

describe('PayPal orders', () => {
  const captured = (status: string): Order =>
    ({
      status: 'COMPLETED',
      purchaseUnits: [
        {
          amount: { currencyCode: 'USD', value: '99.00' },
          payments: { captures: [{ status, amount: { currencyCode: 'USD', value: '40.85' } }] },
        },
      ],
    }) as unknown as Order;

  it('are paid when the money was captured, with the captured amount', () => {
    expect(reportOfOrder('P1', captured('COMPLETED'))).toEqual({
      reference: 'P1',
      outcome: 'paid',
      amountMinor: 4085,
      currency: 'USD',
    });
    expect(reportOfOrder('P1', captured('DECLINED')).outcome).toBe('declined');
    expect(reportOfOrder('P1', captured('PENDING')).outcome).toBe('processing');
    expect(reportOfOrder('P1', captured('PARTIALLY_REFUNDED')).outcome).toBe('paid');
    expect(reportOfOrder('P1', captured('REFUNDED')).outcome).toBe('refunded');
    expect(reportOfOrder('P1', {}).outcome).toBe('open');
  });

  it('have the status of their best capture, even after a declined one', () => {
    const order = captured('DECLINED');
    const second = captured('COMPLETED').purchaseUnits?.[0]?.payments?.captures ?? [];
    order.purchaseUnits?.[0]?.payments?.captures?.push(...second);
    expect(reportOfOrder('P1', order).outcome).toBe('paid');
  });

  it('are approved on the page that PayPal returns', () => {
    const links = [
      { rel: 'self', href: 'https://api' },
      { rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=1' },
    ];
    expect(approvalUrlOf({ links })).toBe('https://www.paypal.com/checkoutnow?token=1');
    expect(approvalUrlOf({})).toBeUndefined();
  });
});

describe('PayPal events', () => {
  it('are sent unmodified for verification', () => {
    const rawBody = '{ "id":"WH-1",  "amount": 1.10 }';
    const headers = new Headers({ 'paypal-transmission-id': 'T1', 'paypal-auth-algo': 'RSA' });
    const body = verificationBody({ rawBody, headers, webhookId: 'W1' });
    expect(body).toContain(`"webhook_event":${rawBody}}`);
    expect(JSON.parse(body)).toMatchObject({
      transmission_id: 'T1',
      auth_algo: 'RSA',
      webhook_id: 'W1',
      webhook_event: { id: 'WH-1', amount: 1.1 },
    });
  });
});
