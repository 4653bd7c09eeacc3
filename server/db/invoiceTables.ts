import type { InvoiceKind } from '../../src/contract/invoices.ts';

export interface InvoiceTables {
  invoices: {
    id: string;
    order_id: string;
    kind: InvoiceKind;
    /** Prefix and count, e.g. `INV-000042`. */
    number: string;
    /** The document that a credit note or refund receipt cancels. */
    corrects_id: string | null;
    issued_at: string;
    /** Contents as JSON (rules/invoiceContent.ts); never changed, except that erasing a customer removes them from receipts. */
    content: string;
  };
  /** Last number of each series. */
  invoice_series: { series: string; last: number };
}
