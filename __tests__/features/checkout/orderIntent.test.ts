import { describe, expect, it } from '@jest/globals';
import { toBillingPayload } from '@/features/checkout/billing';
import { attemptFor } from '@/features/checkout/orderIntent';
import type { CartItem } from '@/contract/cart';
import { goodDraft } from '../../support/billingDraft';

const payload = toBillingPayload(goodDraft, 'stripe');
const line: CartItem = {
  id: 'line',
  productId: 'linen',
  sizeId: 'wide',
  name: 'Linen',
  images: [],
  quantity: 1,
  price: 185,
  productTotal: 185,
};

describe('the key of an order', () => {
  it('stays the same while the same order is tried again', () => {
    const first = attemptFor(payload, [line], null);
    expect(attemptFor({ ...payload }, [{ ...line }], first)).toBe(first);
  });

  it('is new when the form, the payment or the cart has changed', () => {
    const first = attemptFor(payload, [line], null);
    const keys = [
      attemptFor({ ...payload, address: 'Elsewhere' }, [line], first),
      attemptFor({ ...payload, paymentType: 'paypal' }, [line], first),
      attemptFor(payload, [{ ...line, quantity: 2 }], first),
      attemptFor(payload, [], first),
    ].map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set([first.idempotencyKey, ...keys]).size).toBe(5);
  });
});
