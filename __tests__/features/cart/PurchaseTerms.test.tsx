import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { cartApi } from '@/api/cart';
import type { Cart } from '@/contract/cart';
import { PurchaseTerms } from '@/features/cart/terms/PurchaseTerms';
import { buildCart } from '@/fixtures/cart.fixtures';
import { renderElement } from '../../support/renderElement';

async function openTerms(cart: Partial<Cart> = {}) {
  const shop = renderElement(<PurchaseTerms />, { respond: () => ({ body: buildCart(cart) }) });
  await act(async () => {
    await shop.store.dispatch(cartApi.endpoints.getCart.initiate());
  });
  return screen.getByRole('region', { name: 'Before you pay' });
}

beforeEach(() => {
  // A Saturday, so that the second working day is Tuesday.
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('PurchaseTerms (product 8.9)', () => {
  it('answers VAT, delivery, fitting and returns', async () => {
    const terms = await openTerms();
    expect(terms).toHaveTextContent('Prices include VAT');
    expect(terms).toHaveTextContent('by Tuesday 1 December if you pay today');
    expect(terms).toHaveTextContent(/Fitting.*not included/i);
    expect(terms).toHaveTextContent(/cut to your length only if it is faulty/);
  });

  it.each<[string, Partial<Cart>, string]>([
    [
      'the charge and how much is missing',
      { subTotal: 370, shippingCharge: 50, freeShippingFrom: 1000 },
      'AED 50, free from AED 1,000. You are AED 630 away.',
    ],
    [
      'that it is free',
      { subTotal: 1200, shippingCharge: 0, freeShippingFrom: 1000 },
      'Free, as for every order from AED 1,000.',
    ],
    [
      'the charge alone when the server names no limit',
      { subTotal: 370, shippingCharge: 50 },
      'AED 50 for this order.',
    ],
  ])('shows for shipping %s', async (_case, cart, text) => {
    const terms = await openTerms(cart);
    await waitFor(() => expect(terms).toHaveTextContent(text));
  });

  it('says nothing of shipping while the charge is unknown', async () => {
    expect(await openTerms({ shippingCharge: Number.NaN })).not.toHaveTextContent('Shipping');
  });

  it('links to the terms and the questions', async () => {
    await openTerms();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms#making-delivery-and-installation', '/terms#returns', '/FAQ']);
  });
});
