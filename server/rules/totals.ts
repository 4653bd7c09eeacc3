import type { OrderItemsTable } from '../db/orderTables.ts';

/** Shipping per order, in fils. */
export const SHIPPING_MINOR = 50_00;
/** Subtotal from which shipping is free, in fils. */
export const FREE_SHIPPING_FROM_MINOR = 1_000_00;

/** All amounts in fils. */
export interface Totals {
  subTotalMinor: number;
  shippingMinor: number;
  totalMinor: number;
}

/** Subtotal plus shipping, which is free for an empty cart (product 8.8). */
export function totalsOf(
  lines: readonly Pick<OrderItemsTable, 'unit_price_minor' | 'quantity'>[],
): Totals {
  const subTotalMinor = lines.reduce((sum, line) => sum + line.unit_price_minor * line.quantity, 0);
  const isFree = subTotalMinor === 0 || subTotalMinor >= FREE_SHIPPING_FROM_MINOR;
  const shippingMinor = isFree ? 0 : SHIPPING_MINOR;
  return { subTotalMinor, shippingMinor, totalMinor: subTotalMinor + shippingMinor };
}
