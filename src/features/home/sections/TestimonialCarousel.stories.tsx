import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TestimonialCarousel } from './TestimonialCarousel';

const meta = preview.meta({ component: TestimonialCarousel, args: { headingId: 'testimonials' } });

export const Default = meta.story();

/** Scrolls automatically until paused. */
export const Moving = meta.story({
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list');
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the testimonials' }));
    await expect(canvas.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  },
});
