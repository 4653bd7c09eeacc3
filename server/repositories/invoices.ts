import type { Queryable } from '../db/open.ts';
import type { InvoiceTables } from '../db/invoiceTables.ts';
import { newId } from '../ids.ts';
import type { InvoiceContent, LineContent } from '../rules/invoiceContent.ts';
import { configurationLabel } from './orderedConfiguration.ts';
import { invoiceNumber, seriesOf } from '../rules/invoiceSeries.ts';
import type { OwnOrder } from './ownOrder.ts';

export type InvoiceRow = InvoiceTables['invoices'];

/** An invoice to issue. */
export interface NewInvoice extends Pick<InvoiceRow, 'order_id' | 'kind' | 'corrects_id'> {
  content: InvoiceContent;
}

/**
 * The next number of a series. Locks the series until the transaction ends, and a rollback takes the number back, so that
 * the series has no gaps.
 */
async function takeNumber(db: Queryable, series: string): Promise<string> {
  const { last } = await db
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((oc) =>
      oc.column('series').doUpdateSet((eb) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return invoiceNumber(series, last);
}

/** Issues an invoice with the next number of its series. Requires a transaction. @returns its row */
export async function insertInvoice(
  db: Queryable,
  { content, ...invoice }: NewInvoice,
  now: Date,
): Promise<InvoiceRow> {
  const number = await takeNumber(db, seriesOf(invoice.kind, content.isTest));
  return db
    .insertInto('invoices')
    .values({
      ...invoice,
      id: newId(),
      number,
      issued_at: now.toISOString(),
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A line without what the customer called a window. */
function withoutWindowName({ made, ...line }: LineContent): LineContent {
  if (made === undefined) return line;
  const nameless = { request: {}, facts: made.facts };
  const size = {
    en: configurationLabel(nameless, 'en'),
    ar: configurationLabel(nameless, 'ar'),
  };
  return { ...line, size, made: { ...made, name: '' } };
}

/** Removes the buyer, and the names of windows, from a customer's receipts. Tax invoices keep theirs, because the law requires it. */
export async function eraseBuyers(db: Queryable, userId: string): Promise<void> {
  const receipts = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['invoices.id', 'content'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['receipt', 'refundReceipt'])
    .execute();
  for (const { id, content } of receipts) {
    const buyer: InvoiceContent['buyer'] = { name: 'Erased', address: [] };
    const receipt = JSON.parse(content) as InvoiceContent;
    const erased = { ...receipt, buyer, lines: receipt.lines.map(withoutWindowName) };
    await db
      .updateTable('invoices')
      .set({ content: JSON.stringify(erased) })
      .where('id', '=', id)
      .execute();
  }
}

/** Oldest first. */
function ownInvoices(db: Queryable, userId: string) {
  return (
    db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'order_id')
      .selectAll('invoices')
      .where('user_id', '=', userId)
      .orderBy('issued_at')
      // A document and its correction may have the same time.
      .orderBy((eb) => eb('corrects_id', 'is not', null))
  );
}

/** Invoices of all orders of a customer, oldest first. */
export async function invoicesOfCustomer(db: Queryable, userId: string): Promise<InvoiceRow[]> {
  return ownInvoices(db, userId).execute();
}

/** Invoices of a customer's order, oldest first. */
export async function invoicesOf(db: Queryable, own: OwnOrder): Promise<InvoiceRow[]> {
  return ownInvoices(db, own.userId).where('order_id', '=', own.id).execute();
}
