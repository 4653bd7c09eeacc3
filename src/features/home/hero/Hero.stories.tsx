import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { heroSlides } from '@/content/heroSlides';
import { Hero } from './Hero';

const meta = preview.meta({
  // Storybook takes the folder for the component otherwise.
  title: 'home/hero/Hero',
  component: Hero,
  args: { banners: heroSlides.en },
  parameters: { layout: 'fullscreen' },
});

export const FromServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Show slide 2 of 3' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('group', { name: 'Slide 2 of 3' })).not.toHaveAttribute('inert');
  },
});
export const Defaults = meta.story({ args: { banners: [] } });
export const OneSlide = meta.story({ args: { banners: heroSlides.en.slice(0, 1) } });
export const PictureOnly = meta.story({
  args: { banners: heroSlides.en.map(({ image }) => ({ image })) },
});

/** Advances automatically until paused. */
export const Moving = meta.story({
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
});
