import type { Config } from '../config.ts';
import type { Tx } from '../db/open.ts';
import type { OrdersTable, PaymentsTable } from '../db/orderTables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { invoiceMail } from '../mail/templates/invoice.ts';
import type { IssuedInvoice } from '../mail/templates/invoice.ts';
import { insertInvoice, invoicesOf } from '../repositories/invoices.ts';
import type { InvoiceRow, NewInvoice } from '../repositories/invoices.ts';
import { arabicTextsOf } from '../repositories/orderItemTexts.ts';
import { findOrder } from '../repositories/orders.ts';
import { ownOf } from '../repositories/ownOrder.ts';
import { paymentsOf } from '../repositories/payments.ts';
import { findUser } from '../repositories/users.ts';
import { invoiceContent } from '../rules/invoiceContent.ts';
import type { InvoiceContent } from '../rules/invoiceContent.ts';
import { correctionOf } from '../rules/invoiceSeries.ts';
import { invoicePageUrl } from '../rules/orderLinks.ts';
import { deliveryOf } from './deliveryOf.ts';
import { fittingCalendarUrl } from './fittingCalendar.ts';
import { nextSteps } from './nextSteps.ts';

/** The invoice of an order that no later document cancels. */
function validInvoice(invoices: readonly InvoiceRow[]): InvoiceRow | undefined {
  const corrected = new Set(invoices.map((invoice) => invoice.corrects_id));
  return invoices.find((invoice) => invoice.corrects_id === null && !corrected.has(invoice.id));
}

/** The payment that the shop keeps; a real one rather than one of the sandbox. */
async function keptPayment(trx: Tx, order: OrdersTable): Promise<PaymentsTable | undefined> {
  const paid = (await paymentsOf(trx, ownOf(order))).filter(({ state }) => state === 'paid');
  return paid.find(({ provider }) => provider !== 'sandbox') ?? paid[0];
}

async function contentOf(
  trx: Tx,
  { company }: Pick<Config, 'company'>,
  order: OrdersTable,
  isTest: boolean,
): Promise<InvoiceContent> {
  const own = ownOf(order);
  const items = (await findOrder(trx, own))?.items ?? [];
  const { legalName: name, address, arabicSeller: ar, registration, email, phone, trn } = company;
  return invoiceContent({
    order,
    items,
    arabic: await arabicTextsOf(trx, own.userId, items),
    seller: { name, address, ...(ar && { ar }), email, phone, ...(trn !== undefined && { trn }) },
    registration,
    isTest,
  });
}

/**
 * Issues the invoice of a paid order, or cancels it when the order was cancelled or its money returned. Repeated calls
 * issue nothing. Requires a transaction that has locked the order.
 */
export async function issueInvoices(
  trx: Tx,
  config: Config,
  order: OrdersTable,
  now: Date,
): Promise<IssuedInvoice[]> {
  const valid = validInvoice(await invoicesOf(trx, ownOf(order)));
  const validContent = valid && (JSON.parse(valid.content) as InvoiceContent);
  const paid = order.status === 'Cancelled' ? undefined : await keptPayment(trx, order);
  const isTest = paid?.provider === 'sandbox';
  if (paid && validContent?.isTest === isTest) return [];

  const issue = async (invoice: Omit<NewInvoice, 'order_id'>): Promise<IssuedInvoice> => {
    const { id, kind, number } = await insertInvoice(trx, { ...invoice, order_id: order.id }, now);
    const url = invoicePageUrl(config, { order: order.id, invoice: id }, order.language);
    const cancels = invoice.corrects_id === null ? undefined : valid?.number;
    return {
      kind,
      number,
      isTest: invoice.content.isTest,
      url,
      ...(cancels !== undefined && { cancels }),
    };
  };

  const issued: IssuedInvoice[] = [];
  if (valid && validContent) {
    const kind = correctionOf(valid.kind);
    issued.push(await issue({ kind, corrects_id: valid.id, content: validContent }));
  }
  if (paid) {
    const content = await contentOf(trx, config, order, isTest);
    const kind = content.seller.trn === undefined ? 'receipt' : 'taxInvoice';
    issued.push(await issue({ kind, corrects_id: null, content }));
  }
  return issued;
}

/** Issues invoices and queues a mail to the customer for each; for changes that send no other mail. */
export async function issueAndMailInvoices(
  trx: Tx,
  { config, mailer }: { config: Config; mailer: Pick<Mailer, 'queue'> },
  order: OrdersTable,
  now: Date,
): Promise<void> {
  const paidAt = now.toISOString();
  const made = await deliveryOf(trx, order, paidAt);
  for (const issued of await issueInvoices(trx, config, order, now)) {
    const { email } = await findUser(trx, order.user_id);
    const isPayment = issued.kind === 'receipt' || issued.kind === 'taxInvoice';
    const next = isPayment ? nextSteps(order, { paidAt, hasRefund: false, now, made }) : [];
    const mail = invoiceMail(config.company, email, {
      order,
      ...issued,
      next,
      ...(isPayment &&
        made?.arrives !== undefined && {
          calendarUrl: fittingCalendarUrl(order, config.publicUrl),
        }),
    });
    await mailer.queue(trx, 'invoice', mail);
  }
}
