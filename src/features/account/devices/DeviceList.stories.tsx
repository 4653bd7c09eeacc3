import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { accountSessions } from '@/fixtures/account.fixtures';
import { DeviceList } from './DeviceList';

const meta = {
  title: 'Features/Account/DeviceList',
  component: DeviceList,
  parameters: { shop: { signedIn: true } },
  args: { sessions: accountSessions },
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SigningOut: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign out Chrome on Android' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
