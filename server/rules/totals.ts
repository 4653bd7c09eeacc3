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

/** A line that is paid. */
type PaidLine = Pick<OrderItemsTable, 'unit_price_minor' | 'quantity'> & {
  /** The shop brings and fits it, which is part of its price. */
  isFitted?: boolean;
};

/** Subtotal plus shipping of what is not brought for fitting, free from a subtotal (product 8.8, 16.18). */
export function totalsOf(lines: readonly PaidLine[]): Totals {
  const subTotalMinor = lines.reduce((sum, line) => sum + line.unit_price_minor * line.quantity, 0);
  const isShipped = lines.some(({ isFitted = false }) => !isFitted);
  const isFree = !isShipped || subTotalMinor === 0 || subTotalMinor >= FREE_SHIPPING_FROM_MINOR;
  const shippingMinor = isFree ? 0 : SHIPPING_MINOR;
  return { subTotalMinor, shippingMinor, totalMinor: subTotalMinor + shippingMinor };
}
