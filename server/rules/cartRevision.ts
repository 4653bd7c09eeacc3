import { createHash } from 'node:crypto';
import type { OrderItemsTable } from '../db/orderTables.ts';
import { totalsOf } from './totals.ts';

type Line = Pick<OrderItemsTable, 'size_id' | 'quantity' | 'unit_price_minor'> & {
  isFitted?: boolean;
};

/** Opaque text that changes with the lines, quantities, prices, fitting and shipping of a cart (product 9.17). */
export function cartRevision(lines: readonly Line[], totals = totalsOf(lines)): string {
  const content = lines
    .map(({ size_id, quantity, unit_price_minor, isFitted }) => [
      size_id,
      quantity,
      unit_price_minor,
      ...(isFitted === false ? ['unfitted'] : []),
    ])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([content, totals.totalMinor]))
    .digest('base64url');
}
