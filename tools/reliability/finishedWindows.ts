import type { WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import type { Db } from '../../server/db/open.ts';

/** Different sizes of the windows below. */
const SIZES = 100;

/** A finished window of the seed, a curtain or a blind, of another size for each index. */
export function windowOf(index: number): WindowPriceRequest {
  const width = 100 + (index % SIZES);
  const [widths, drops] = [
    [width, null, null],
    [200, null, null],
  ];
  return index % 2 === 0
    ? {
        productId: 'almas-ivory-linen',
        window: { mount: 'ceiling', widths, drops },
        options: { heading: 'wave', lining: 'lining', draw: 'pair' },
      }
    : {
        productId: 'ufuq-screen-roller',
        window: { mount: 'inside', widths, drops },
        // Cordless would be too large for the widest.
        options: { control: 'chain' },
      };
}

/** Finished windows that the server has confirmed to keep. */
export interface KeptWindows {
  /** Ids. */
  kept: ReadonlySet<string>;
  /** Id of the window that an order is of, by idempotency key. */
  ordered: ReadonlyMap<string, string>;
}

export interface WindowReport {
  /** Kept windows that are missing. */
  lostWindows: number;
  /** Stored windows that no response has named. */
  doubledWindows: number;
  /** Orders whose only item is not the window, at its kept price and with what was chosen. */
  wrongWindows: number;
  /** Ordered windows that are still in a cart. */
  unclearedWindows: number;
}

/** Compares kept and ordered windows with the database. @param intents keys of the acknowledged orders, as in their notes */
export async function compareWindows(
  db: Db,
  { kept, ordered }: KeptWindows,
  intents: Iterable<string>,
): Promise<WindowReport> {
  const stored = await db
    .selectFrom('configurations')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['configurations.id', 'price_minor'])
    .where('users.email', 'like', '%@trial.example')
    .execute();
  const prices = new Map(stored.map(({ id, price_minor }) => [id, price_minor]));
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['additional_info', 'size_id', 'unit_price_minor', 'quantity', 'configuration'])
    .execute();
  const isRight = (intent: string, sizeId: string): boolean => {
    const [item, ...others] = items.filter((row) => row.additional_info === intent);
    return (
      others.length === 0 &&
      item?.size_id === sizeId &&
      item.quantity === 1 &&
      item.unit_price_minor === prices.get(sizeId) &&
      item.configuration !== null
    );
  };
  const bought = [...intents].flatMap((intent) => {
    const sizeId = ordered.get(intent);
    return sizeId === undefined ? [] : [{ intent, sizeId }];
  });
  const inCarts = await db
    .selectFrom('cart_configurations')
    .innerJoin('users', 'users.id', 'user_id')
    .select('cart_configurations.id')
    .where('users.email', 'like', '%@trial.example')
    .execute();
  return {
    lostWindows: [...kept].filter((id) => !prices.has(id)).length,
    doubledWindows: stored.filter(({ id }) => !kept.has(id)).length,
    wrongWindows: bought.filter(({ intent, sizeId }) => !isRight(intent, sizeId)).length,
    unclearedWindows: inCarts.length,
  };
}
