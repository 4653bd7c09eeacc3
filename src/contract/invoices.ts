import type { Id, IsoDate, Language, LanguageQuery, Money, Translated } from './common.ts';
import type { OrderedConfiguration } from './orders.ts';
import type { LineUnit } from './products.ts';

/** Without a tax number (TRN), the shop issues receipts. */
export type InvoiceKind = 'receipt' | 'refundReceipt' | 'taxInvoice' | 'taxCreditNote';

/** An invoice in the response of its order; an optional addition (product 11.12). */
export interface InvoiceSummary {
  _id: Id;
  kind: InvoiceKind;
  number: string;
}

/** `lang` is the language of `name`. */
export interface InvoiceLine extends Translated {
  /** Absent for shipping. */
  name?: string;
  size?: string;
  /** Language of `size`, like `lang` of records. */
  sizeLang?: Language;
  quantity: number;
  soldAs?: LineUnit;
  unitPrice: Money;
  /** Including VAT. */
  gross: Money;
  /** VAT in `gross`; only with a tax number. */
  tax?: Money;
  /** Of a finished window: what its price is made up of; an optional addition (product 16.15). */
  configuration?: Pick<OrderedConfiguration, 'name' | 'summary' | 'breakdown'>;
}

/** An invoice or credit note with the names, prices and rates of the day on which it was issued. */
export interface Invoice extends InvoiceSummary {
  issuedAt: IsoDate;
  /** Whether no money moved, because it was paid in the sandbox. */
  isTest: boolean;
  orderNumber: string;
  orderedAt: IsoDate;
  /** The document that this one cancels. */
  corrects?: { number: string; issuedAt: IsoDate };
  /** `lang` is the language of name and address, when it is not that of the request. */
  seller: Translated & {
    name: string;
    address: string;
    email: string;
    phone: string;
    trn?: string;
  };
  buyer: { name: string; companyName?: string; trn?: string; address: string[] };
  lines: InvoiceLine[];
  gross: Money;
  tax?: Money;
  /** In percent of the net amount; only with a tax number. */
  vatPercent?: number;
  currencySymbol: string;
}

export interface InvoicesContract {
  /** Invoices of an order, oldest first. */
  'GET /user/get-invoices': {
    query: LanguageQuery & { _id: Id };
    body: undefined;
    response: { invoices: Invoice[] };
  };
}
