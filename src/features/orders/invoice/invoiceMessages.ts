import { defineMessages } from '@/i18n/defineMessages';

/** Texts of receipts and tax invoices (product 11.12). */
export const invoiceMessages = defineMessages('orders.invoice', {
  kinds: {
    receipt: 'Receipt',
    refundReceipt: 'Refund receipt',
    taxInvoice: 'Tax invoice',
    taxCreditNote: 'Tax credit note',
  },
  /** After the heading, which is in both languages. */
  inOtherLanguage: {
    receipt: 'إيصال',
    refundReceipt: 'إيصال استرداد',
    taxInvoice: 'فاتورة ضريبية',
    taxCreditNote: 'إشعار دائن ضريبي',
  },
  subject: 'this invoice',
  loading: 'Loading your invoice',
  missingTitle: 'We could not find this invoice.',
  missingHelp: 'It may belong to another account, or the link is incomplete.',
  backToOrder: 'Back to the order',
  print: 'Print or save',
  test: 'Test payment: no money moved, and this is not a document for your accounts.',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  orderedOn: 'Ordered on',
  corrects: 'Cancels {number} of {date}',
  seller: 'From',
  buyer: 'To',
  trn: 'TRN',
  lines: 'What you bought',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  net: 'Net',
  vat: 'VAT {percent} %',
  amount: 'Amount',
  shipping: 'Shipping',
  totalNet: 'Total without VAT',
  total: 'Total',
  included: 'All prices include VAT.',
});
