import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountBar } from './AccountBar';

const meta = preview.meta({
  component: AccountBar,
  args: { isOnAccountPage: false },
  parameters: { shop: { signedIn: true } },
});

export const Default = meta.story();

export const LoggingOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
});
