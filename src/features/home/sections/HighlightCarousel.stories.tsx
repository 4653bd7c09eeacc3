import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { HighlightCarousel } from './HighlightCarousel';

const meta = {
  title: 'Features/Home/HighlightCarousel',
  component: HighlightCarousel,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HighlightCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next features' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBe(310));
  },
};
