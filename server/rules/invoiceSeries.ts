import type { InvoiceKind } from '../../src/contract/invoices.ts';

/** Prefix of the numbers of each kind; every kind counts on its own. */
const PREFIXES: Readonly<Record<InvoiceKind, string>> = {
  receipt: 'REC',
  refundReceipt: 'REF',
  taxInvoice: 'INV',
  taxCreditNote: 'CN',
};
/** Sandbox payments count on their own, so that they leave no gaps in the numbers of real ones. */
export const TEST_PREFIX = 'TEST-';
const MIN_DIGITS = 6;

/** Name of the series that numbers a document, e.g. `INV`. */
export function seriesOf(kind: InvoiceKind, isTest: boolean): string {
  return (isTest ? TEST_PREFIX : '') + PREFIXES[kind];
}

/** Number of a document, e.g. `INV-000042`. */
export function invoiceNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(MIN_DIGITS, '0')}`;
}

/** The kind of document that cancels a receipt or a tax invoice. */
export function correctionOf(kind: InvoiceKind): InvoiceKind {
  return kind === 'receipt' ? 'refundReceipt' : 'taxCreditNote';
}
