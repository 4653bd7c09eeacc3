import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildInvoice, buildReceipt } from '@/fixtures/invoices.fixtures';
import { InvoiceLines } from './InvoiceLines';

const meta = {
  title: 'Features/Orders/InvoiceLines',
  component: InvoiceLines,
  args: buildInvoice(),
} satisfies Meta<typeof InvoiceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVat: Story = {};
export const WithoutVat: Story = { args: { ...buildReceipt(), vatPercent: undefined } };
