import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { living, seedAccount } from '@/fixtures/windows.fixtures';
import { EarlierVersion } from './EarlierVersion';

const meta = {
  title: 'Features/Windows/EarlierVersion',
  component: EarlierVersion,
  args: { window: living, name: 'Terrace door' },
  parameters: { shop: { signedIn: true, fill: seedAccount('layla') } },
} satisfies Meta<typeof EarlierVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opened: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier version of Terrace door' }));
    const width = await screen.findByText('230 cm');
    // The dialog fades in.
    await waitFor(() => expect(width).toBeVisible());
  },
};
