import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InvoiceLinks } from './InvoiceLinks';

const meta = {
  title: 'Features/Orders/InvoiceLinks',
  component: InvoiceLinks,
  args: { orderId: 'o1', invoices: [{ _id: 'v1', kind: 'receipt', number: 'REC-000042' }] },
} satisfies Meta<typeof InvoiceLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};
export const Cancelled: Story = {
  args: {
    invoices: [
      { _id: 'v1', kind: 'taxInvoice', number: 'INV-000042' },
      { _id: 'v2', kind: 'taxCreditNote', number: 'CN-000007' },
    ],
  },
};
