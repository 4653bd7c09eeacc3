import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildQuote } from '@/fixtures/quotes.fixtures';
import { refused } from '@/fixtures/refused';
import { QuoteActions } from './QuoteActions';

const meta = preview.meta({
  component: QuoteActions,
  tags: ['!autodocs'],
  args: { quote: buildQuote(), token: 'secret' },
  parameters: { shop: { signedIn: true } },
});

export const Default = meta.story();
export const Expired = meta.story({ args: { quote: buildQuote({ state: 'expired' }) } });
export const Withdrawing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
