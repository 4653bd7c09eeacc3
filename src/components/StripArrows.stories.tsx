import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { StripArrows } from './StripArrows';

const meta = {
  title: 'Components/StripArrows',
  component: StripArrows,
  args: { isAtStart: false, isAtEnd: false, what: 'features', onBack: fn(), onOn: fn() },
} satisfies Meta<typeof StripArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next features' }));
    await expect(args.onOn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous features' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const AtStart: Story = { args: { isAtStart: true } };
export const AtEnd: Story = { args: { isAtEnd: true } };
export const RightToLeft: Story = { args: { isAtStart: true }, globals: { direction: 'rtl' } };
