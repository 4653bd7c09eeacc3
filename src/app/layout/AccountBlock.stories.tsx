import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { AccountBlock } from './AccountBlock';

const meta = {
  title: 'Layout/AccountBlock',
  component: AccountBlock,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 312 }}>
        <Story />
      </Box>
    ),
  ],
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
