import preview from '#.storybook/preview';
import { buildInvoice, buildReceipt } from '@/fixtures/invoices.fixtures';
import { orderedCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { InvoiceDocument } from './InvoiceDocument';

const meta = preview.meta({ component: InvoiceDocument, args: { invoice: buildInvoice() } });

export const TaxInvoice = meta.story();
export const Receipt = meta.story({ args: { invoice: buildReceipt() } });
/** A finished window, and cloth. */
export const FinishedWindow = meta.story({
  args: {
    invoice: buildInvoice({
      lines: [
        {
          name: 'Almas Ivory Linen',
          size: 'Living 1: 290 x 265 cm, wave, lined, pair',
          quantity: 1,
          unitPrice: 4_498,
          gross: 4_498,
          tax: 214.19,
          configuration: orderedCurtain,
        },
        ...buildInvoice().lines,
      ],
    }),
  },
});
export const CreditNote = meta.story({
  args: {
    invoice: buildInvoice({
      kind: 'taxCreditNote',
      number: 'CN-000007',
      corrects: { number: 'INV-000042', issuedAt: '2026-11-05T09:05:00.000Z' },
    }),
  },
});
export const TestPayment = meta.story({
  args: { invoice: buildReceipt({ isTest: true, number: 'TEST-REC-000001' }) },
});
