import type { Cart, CartItem, CartLineRef } from '@/contract/cart';
import type { TestServer } from './testServer';

export const lineOf = (product: number, size = 1): CartLineRef => ({
  productId: `product-${product}`,
  sizeId: `product-${product}-${size}`,
});

/** Puts one of each line into the cart of a customer, as another browser of theirs would. */
export async function fillCart(
  server: TestServer,
  email: string,
  lines: readonly CartLineRef[],
): Promise<void> {
  const token = await server.signIn(email);
  for (const line of lines) {
    const answer = await server.fetch('/api/user/add-to-cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(line),
    });
    if (!answer.ok) throw new Error(`The line was refused: ${answer.status}`);
  }
}

/** A line of the cart as the server answers it. */
export function buildCartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: 'line-1',
    productId: 'linen',
    sizeId: 'linen-1',
    name: 'Ivory Linen',
    images: ['/media/linen.webp'],
    size: '140 cm width',
    quantity: 2,
    price: 185,
    productTotal: 370,
    ...changes,
  };
}

/** The answer of get-cart; its totals are those of its one line unless told otherwise. */
export function buildCart(changes: Partial<Cart> = {}): Cart {
  return {
    cart: [buildCartItem()],
    currencySymbol: 'AED',
    subTotal: 370,
    shippingCharge: 50,
    total: 420,
    ...changes,
  };
}
