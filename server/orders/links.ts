import type { Config } from '../config.ts';

/** Where the shop shows an order; without one, all orders. */
export function orderPagePath(orderId: string | undefined): string {
  return orderId ? `/MyOrders-detail?id=${encodeURIComponent(orderId)}` : '/MyOrders';
}

/** The same as an absolute address, for mails and payment providers. */
export function orderPageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, orderId: string): string {
  return publicUrl + orderPagePath(orderId);
}
