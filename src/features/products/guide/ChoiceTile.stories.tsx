import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { ChoiceTile } from './ChoiceTile';

const meta = {
  title: 'Features/Guide/ChoiceTile',
  component: ChoiceTile,
  args: { name: 'for', value: 'majlis', isChosen: false, label: 'Majlis', onChoose: fn() },
} satisfies Meta<typeof ChoiceTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Majlis' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
};

export const Chosen: Story = { args: { isChosen: true } };

export const WithHint: Story = {
  args: { label: 'Over 30 m away', hint: 'most windows of a tower', isChosen: true },
};

export const Checkbox: Story = { args: { type: 'checkbox', isChosen: true } };
