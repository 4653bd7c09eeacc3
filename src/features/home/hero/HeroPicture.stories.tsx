import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { heroSlides } from '@/content/heroSlides';
import { inBox } from '@/fixtures/inBox';
import { HeroPicture } from './HeroPicture';

const banner = heroSlides.en[0] ?? { image: '' };

const meta = {
  title: 'Features/Home/HeroPicture',
  component: HeroPicture,
  parameters: { layout: 'fullscreen' },
  decorators: [inBox({ position: 'relative', height: '80vh' })],
  args: { banner, isFirst: true, onLoad: fn() },
} satisfies Meta<typeof HeroPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calls `onLoad`, which starts the carousel. */
export const Wide: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
};

export const Upright: Story = { globals: { viewport: { value: 'phone' } } };

/** A failed image also calls `onLoad`. */
export const ErrorBrokenImage: Story = {
  tags: ['error'],
  args: { banner: { ...banner, image: 'data:image/webp,', imagePortrait: undefined } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
};
