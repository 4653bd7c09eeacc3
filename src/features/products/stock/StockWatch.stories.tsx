import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { StockWatch } from './StockWatch';

const sent = 'We have sent you a mail. Press the link in it, and we write once the fabric is back.';

const meta = preview.meta({
  component: StockWatch,
  tags: ['!dev'],
  args: { productId: 'zabeel-emerald-velvet' },
  parameters: { shop: { respond: () => Response.json({ message: sent }) } },
});

/** The address of the session is filled in. */
export const Default = meta.story({ parameters: { shop: { signedIn: true } } });
export const SignedOut = meta.story();
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'layla@sadeel.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await canvas.findByText(sent);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});
export const ErrorInvalid = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/name@example\.com/);
  },
});
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: refused('You have asked this several times in a short time.', 429) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'layla@sadeel.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('several times');
  },
});
