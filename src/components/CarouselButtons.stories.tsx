import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { CarouselButtons } from './CarouselButtons';

const meta = {
  title: 'Components/CarouselButtons',
  component: CarouselButtons,
  args: { isAtStart: false, isAtEnd: false, what: 'features', onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof CarouselButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next features' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous features' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};
export const AtStart: Story = { args: { isAtStart: true } };
export const AtEnd: Story = { args: { isAtEnd: true } };
