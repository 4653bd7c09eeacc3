import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountSessions } from '@/fixtures/account.fixtures';
import { DeviceList } from './DeviceList';

const meta = preview.meta({
  component: DeviceList,
  parameters: { shop: { signedIn: true } },
  args: { sessions: accountSessions },
});

export const Default = meta.story();

export const SigningOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign out Chrome on Android' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
});
