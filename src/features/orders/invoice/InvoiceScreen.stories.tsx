import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildInvoice } from '@/fixtures/invoices.fixtures';
import { refused } from '@/fixtures/refused';
import { InvoiceScreen } from './InvoiceScreen';

const respond = () => Response.json({ invoices: [buildInvoice()] });

const meta = {
  title: 'Features/Orders/InvoiceScreen',
  component: InvoiceScreen,
  args: { orderId: 'o1', invoiceId: 'v1' },
  parameters: { layout: 'fullscreen', shop: { signedIn: true, respond } },
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { shop: { respond: () => new Promise(() => undefined) } },
};
export const NotFound: Story = { args: { invoiceId: 'other' } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
