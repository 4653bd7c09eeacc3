import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { heroSlides } from '@/content/heroSlides';
import { inBox } from '@/fixtures/inBox';
import { HeroPicture } from './HeroPicture';

const banner = heroSlides.en[0] ?? { image: '' };

const meta = preview.meta({
  component: HeroPicture,
  parameters: { layout: 'fullscreen' },
  decorators: [inBox({ position: 'relative', height: '80vh' })],
  args: { banner, isFirst: true, onLoad: fn() },
});

/** Calls `onLoad`, which starts the carousel. */
export const Wide = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
});

export const Upright = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A failed image also calls `onLoad`. */
export const ErrorBrokenImage = meta.story({
  tags: ['error'],
  args: { banner: { ...banner, image: 'data:image/webp,', imagePortrait: undefined } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
});
