import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { inBox } from '@/fixtures/inBox';
import { AccountBlock } from './AccountBlock';

const meta = {
  title: 'Layout/AccountBlock',
  component: AccountBlock,
  decorators: [inBox({ maxWidth: 312 })],
} satisfies Meta<typeof AccountBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
/** The button is disabled during the request. */
export const LoggingOut: Story = {
  parameters: { shop: { signedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};
