import type { Config } from '../config.ts';

/** Path of an order's page; without an id, of the order list. */
export function orderPagePath(orderId: string | undefined): string {
  return orderId ? `/MyOrders-detail?id=${encodeURIComponent(orderId)}` : '/MyOrders';
}

/** Absolute URL of an order's page, for mails and payment providers. */
export function orderPageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, orderId: string): string {
  return publicUrl + orderPagePath(orderId);
}
