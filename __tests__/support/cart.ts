import type { CartLineRef } from '@/contract/cart';
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
