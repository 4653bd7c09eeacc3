import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { TestimonialCarousel } from './TestimonialCarousel';

const meta = {
  title: 'Features/Home/TestimonialCarousel',
  component: TestimonialCarousel,
  args: { headingId: 'testimonials' },
} satisfies Meta<typeof TestimonialCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Scrolls automatically until paused. */
export const Moving: Story = {
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list');
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the testimonials' }));
    await expect(canvas.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  },
};
