import preview from '#.storybook/preview';
import { buildInvoice } from '@/fixtures/invoices.fixtures';
import { invoicePath, paths } from '@/lib/paths';
import { refused } from '@/fixtures/refused';
import { InvoicePage } from './InvoicePage';

const respond = () => Response.json({ invoices: [buildInvoice()] });

const meta = preview.meta({
  tags: ['!autodocs'],
  component: InvoicePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: invoicePath('o1', 'v1'), signedIn: true, respond },
  },
});

export const Default = meta.story();
export const Loading = meta.story({
  parameters: { shop: { respond: () => new Promise(() => undefined) } },
});
export const NotFound = meta.story({ parameters: { shop: { path: paths.invoice } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
