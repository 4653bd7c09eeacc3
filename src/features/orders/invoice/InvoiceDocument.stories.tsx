import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildInvoice, buildReceipt } from '@/fixtures/invoices.fixtures';
import { InvoiceDocument } from './InvoiceDocument';

const meta = {
  title: 'Features/Orders/InvoiceDocument',
  component: InvoiceDocument,
  args: { invoice: buildInvoice() },
} satisfies Meta<typeof InvoiceDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TaxInvoice: Story = {};
export const Receipt: Story = { args: { invoice: buildReceipt() } };
export const CreditNote: Story = {
  args: {
    invoice: buildInvoice({
      kind: 'taxCreditNote',
      number: 'CN-000007',
      corrects: { number: 'INV-000042', issuedAt: '2026-11-05T09:05:00.000Z' },
    }),
  },
};
export const TestPayment: Story = {
  args: { invoice: buildReceipt({ isTest: true, number: 'TEST-REC-000001' }) },
};
