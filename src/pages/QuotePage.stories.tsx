import preview from '#.storybook/preview';
import { buildQuote } from '@/fixtures/quotes.fixtures';
import { refused } from '@/fixtures/refused';
import { paths, quotePath } from '@/lib/paths';
import { QuotePage } from './QuotePage';

const path = quotePath('secret');

const meta = preview.meta({
  tags: ['!autodocs'],
  component: QuotePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path, signedIn: true, respond: () => Response.json(buildQuote()) },
  },
});

export const Default = meta.story();
export const Expired = meta.story({
  parameters: { shop: { respond: () => Response.json(buildQuote({ state: 'expired' })) } },
});
export const Loading = meta.story({
  parameters: { shop: { respond: () => new Promise(() => undefined) } },
});
export const NotFound = meta.story({ parameters: { shop: { path: paths.quote } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
