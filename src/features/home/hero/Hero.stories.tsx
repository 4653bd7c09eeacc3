import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { heroSlides } from '@/content/heroSlides';
import { Hero } from './Hero';

const meta = {
  title: 'Features/Home/Hero',
  component: Hero,
  args: { banners: heroSlides.en },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromServer: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Show slide 2 of 3' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('group', { name: 'Slide 2 of 3' })).not.toHaveAttribute('inert');
  },
};
export const Defaults: Story = { args: { banners: [] } };
export const OneSlide: Story = { args: { banners: heroSlides.en.slice(0, 1) } };
export const PictureOnly: Story = {
  args: { banners: heroSlides.en.map(({ image }) => ({ image })) },
};

/** Advances automatically until paused. */
export const Moving: Story = {
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
};
