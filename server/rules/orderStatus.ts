import type { OrderStatus } from '../../src/contract/orders.ts';

/** Statuses of an order from payment to delivery, in order (product 11.5). */
export const ORDER_PATH: readonly OrderStatus[] = [
  'Confirmed',
  'Packed',
  'Shipped',
  'InTransit',
  'OutForDelivery',
  'Delivered',
];

export const ALL_STATUSES: readonly OrderStatus[] = [...ORDER_PATH, 'Cancelled'];

/** Allowed status changes: one step forward, or to Cancelled from any status but Delivered (product 11.5). */
export const LEGAL_STEPS: readonly (readonly [from: OrderStatus, to: OrderStatus])[] =
  ORDER_PATH.flatMap((status, index) => {
    const next = ORDER_PATH[index + 1];
    return next ? [[status, next] as const, [status, 'Cancelled'] as const] : [];
  });

/** Whether a customer can still cancel an order in this status. */
export function canCancel(status: OrderStatus): boolean {
  return LEGAL_STEPS.some(([from, to]) => from === status && to === 'Cancelled');
}
