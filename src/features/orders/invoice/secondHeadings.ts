import type { InvoiceKind } from '@/contract/invoices';
import type { Language } from '@/lib/language';

interface SecondHeading {
  text: string;
  lang: Language;
}

const ENGLISH: Readonly<Record<InvoiceKind, string>> = {
  receipt: 'Receipt',
  refundReceipt: 'Refund receipt',
  taxInvoice: 'Tax invoice',
  taxCreditNote: 'Tax credit note',
};

const ARABIC: Readonly<Record<InvoiceKind, string>> = {
  receipt: 'إيصال',
  refundReceipt: 'إيصال استرداد',
  taxInvoice: 'فاتورة ضريبية',
  taxCreditNote: 'إشعار دائن ضريبي',
};

/** Heading of an invoice in the language that is not that of the page, because tax invoices name themselves in both. */
export function secondHeading(kind: InvoiceKind, page: Language): SecondHeading {
  return page === 'en' ? { text: ARABIC[kind], lang: 'ar' } : { text: ENGLISH[kind], lang: 'en' };
}
