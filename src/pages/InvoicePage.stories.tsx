import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildInvoice } from '@/fixtures/invoices.fixtures';
import { invoicePath, paths } from '@/lib/paths';
import { InvoicePage } from './InvoicePage';

const respond = () => Response.json({ invoices: [buildInvoice()] });

const meta = {
  title: 'Pages/Invoice',
  tags: ['!autodocs'],
  component: InvoicePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: invoicePath('o1', 'v1'), signedIn: true, respond },
  },
} satisfies Meta<typeof InvoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotFound: Story = { parameters: { shop: { path: paths.invoice } } };
