import { expect } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildProduct } from '@/fixtures/products.fixtures';
import { createFakeApi, type Respond } from './fakeApi';

/** Cards of the products of the tiny catalogue. */
export const productCards = () => screen.queryAllByRole('link', { name: /^Product \d+/ });

/** The number of products, once it is announced. */
export const productCount = () => screen.findByText(/^\d+ fabrics?/);

/** A backend with a fake product list. */
export function listBackend(respond: Respond) {
  const api = createFakeApi((request) =>
    request.path === '/user/get-products' ? respond(request) : { body: {} },
  );
  return { ...api, signIn: () => Promise.resolve('token') };
}

/** A page of the list with one product. */
export const pageOf = (name: string, totalPages = 1) => ({
  body: { products: [buildProduct({ _id: name, name })], totalPages, currency: 'AED' },
});

/** Responses that are held back until released by search text or page. */
export function holdResponses() {
  const pending = new Map<string, () => void>();
  const respond: Respond = ({ query }) =>
    new Promise((resolve) => {
      const key = query['search'] ?? query['page'] ?? '';
      pending.set(key, () => resolve(pageOf(`Cloth ${key}`, 3)));
    });
  const waitForRequest = (key: string) => waitFor(() => expect(pending.has(key)).toBe(true));
  const release = async (key: string) => {
    await waitForRequest(key);
    act(() => pending.get(key)?.());
  };
  return { respond, waitForRequest, release };
}
