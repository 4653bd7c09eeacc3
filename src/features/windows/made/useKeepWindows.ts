import { useKeepWindowMutation } from '@/api/madeToMeasure';
import type { CartAddition } from '@/contract/cart';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';

/** Finished windows at the server: their price together, or why one of them cannot be made. */
export type KeptWindows =
  | { price: number; lines: readonly CartAddition[] }
  | { price?: undefined; reason: string | undefined };

/** Keeps finished windows at the server, such as the layers of one window. Resolves to `undefined` when it cannot be asked. */
export function useKeepWindows() {
  const [keepWindow] = useKeepWindowMutation();
  return async (bodies: readonly WindowPriceRequest[]): Promise<KeptWindows | undefined> => {
    const lines: CartAddition[] = [];
    let sum = 0;
    for (const body of bodies) {
      const { data } = await keepWindow(body);
      if (data === undefined) return undefined;
      const { sizeId, price, refusals = [] } = data;
      if (sizeId === undefined || price === null) return { reason: refusals[0]?.message };
      lines.push({ productId: body.productId, sizeId });
      sum += price;
    }
    return { price: sum, lines };
  };
}
