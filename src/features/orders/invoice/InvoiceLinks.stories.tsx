import preview from '#.storybook/preview';
import { InvoiceLinks } from './InvoiceLinks';

const meta = preview.meta({
  component: InvoiceLinks,
  args: {
    orderId: 'o1',
    invoices: [{ _id: 'v1', kind: 'receipt' as const, number: 'REC-000042' }],
  },
});

export const Receipt = meta.story();
export const Cancelled = meta.story({
  args: {
    invoices: [
      { _id: 'v1', kind: 'taxInvoice', number: 'INV-000042' },
      { _id: 'v2', kind: 'taxCreditNote', number: 'CN-000007' },
    ],
  },
});
