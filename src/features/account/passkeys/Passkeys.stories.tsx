import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountPasskeys } from '@/fixtures/account.fixtures';
import { Passkeys } from './Passkeys';

const meta = preview.meta({
  component: Passkeys,
  parameters: { shop: { signedIn: true } },
  args: { passkeys: accountPasskeys },
});

export const Default = meta.story();

export const Removing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Remove the passkey of Chrome on Android';
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
});
