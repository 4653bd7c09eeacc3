import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { AccountBar } from './AccountBar';

const meta = {
  title: 'Features/Auth/AccountBar',
  component: AccountBar,
  parameters: { shop: { signedIn: true } },
} satisfies Meta<typeof AccountBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LoggingOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
