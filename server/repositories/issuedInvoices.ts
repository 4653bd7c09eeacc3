import type { Queryable } from '../db/open.ts';
import type { InvoiceContent } from '../rules/invoiceContent.ts';
import { TEST_PREFIX } from '../rules/invoiceSeries.ts';

/** A tax invoice or credit note with what an e-invoice needs about it. */
export interface IssuedInvoice {
  id: string;
  number: string;
  issuedAt: string;
  content: InvoiceContent;
  /** The invoice of a credit note. */
  corrects?: { number: string; issuedAt: string };
  /** Whether its order is cancelled. */
  isCancelled: boolean;
}

/** Which ones: those of an order, the one of a number, or those of a period. */
export type InvoiceFilter =
  { orderId: string } | { number: string } | { from: string; before: string };

/** Tax invoices and credit notes, oldest first; those of sandbox payments are none. */
export async function issuedInvoices(
  db: Queryable,
  filter: InvoiceFilter,
  limit: number,
): Promise<IssuedInvoice[]> {
  let query = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
    .select(['invoices.id', 'invoices.number', 'invoices.issued_at', 'invoices.content'])
    .select(['orders.status', 'corrected.number as corrects', 'corrected.issued_at as corrects_at'])
    .where('invoices.kind', 'in', ['taxInvoice', 'taxCreditNote'])
    .where('invoices.number', 'not like', `${TEST_PREFIX}%`);
  if ('orderId' in filter) query = query.where('invoices.order_id', '=', filter.orderId);
  else if ('number' in filter) query = query.where('invoices.number', '=', filter.number);
  else
    query = query
      .where('invoices.issued_at', '>=', filter.from)
      .where('invoices.issued_at', '<', filter.before);
  const rows = await query
    .orderBy('invoices.issued_at')
    .orderBy((eb) => eb('invoices.corrects_id', 'is not', null))
    .orderBy('invoices.number')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, number, issued_at: issuedAt, corrects, corrects_at: correctsAt } = row;
    return {
      ...{ id, number, issuedAt, content: JSON.parse(row.content) as InvoiceContent },
      ...(corrects !== null &&
        correctsAt !== null && { corrects: { number: corrects, issuedAt: correctsAt } }),
      isCancelled: row.status === 'Cancelled',
    };
  });
}
