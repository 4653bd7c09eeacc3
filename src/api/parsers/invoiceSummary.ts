import type { InvoiceKind, InvoiceSummary } from '@/contract/invoices';
import { asId } from '@/lib/asId';
import { asRecord, asText } from '@/lib/coerce';

const KINDS: readonly string[] = [
  'receipt',
  'refundReceipt',
  'taxInvoice',
  'taxCreditNote',
] satisfies InvoiceKind[];

function asKind(value: unknown): InvoiceKind | undefined {
  return KINDS.includes(value as string) ? (value as InvoiceKind) : undefined;
}

/** An invoice as its order names it; `undefined` for kinds that this version does not support. */
export function parseInvoiceSummary(value: unknown): InvoiceSummary | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  const kind = asKind(record['kind']);
  const number = asText(record['number']);
  if (id === undefined || kind === undefined || number === undefined) return undefined;
  return { _id: id, kind, number };
}
