import preview from '#.storybook/preview';
import { buildInvoice } from '@/fixtures/invoices.fixtures';
import { refused } from '@/fixtures/refused';
import { InvoiceScreen } from './InvoiceScreen';

const respond = () => Response.json({ invoices: [buildInvoice()] });

const meta = preview.meta({
  component: InvoiceScreen,
  args: { orderId: 'o1', invoiceId: 'v1' },
  parameters: { layout: 'fullscreen', shop: { signedIn: true, respond } },
});

export const Default = meta.story();
export const Loading = meta.story({
  parameters: { shop: { respond: () => new Promise(() => undefined) } },
});
export const NotFound = meta.story({ args: { invoiceId: 'other' } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
