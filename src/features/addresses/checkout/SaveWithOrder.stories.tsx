import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SaveWithOrder } from './SaveWithOrder';

const meta = {
  title: 'Features/Addresses/SaveWithOrder',
  component: SaveWithOrder,
  args: { isTicked: false, onTick: fn() },
} satisfies Meta<typeof SaveWithOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save this address to my account' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onTick).toHaveBeenCalledWith(true);
  },
};
export const Ticked: Story = { args: { isTicked: true } };
/** The account holds no more addresses. */
export const DisabledFull: Story = {
  args: { isTicked: true, fullAt: 10 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/10/);
  },
};
