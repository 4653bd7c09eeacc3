import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LightboxPicture } from './LightboxPicture';
import { work } from '@/fixtures/catalogue.fixtures';
import { inBox } from '@/fixtures/inBox';

const meta = preview.meta({
  component: LightboxPicture,
  decorators: [inBox({ display: 'grid', height: 480, bgcolor: 'night.main' })],
  args: { src: work.images[0] ?? '', alt: work.imageAlts?.[0] ?? '' },
});

export const Default = meta.story();

/** The image fails to load. */
export const ErrorBrokenImage = meta.story({
  tags: ['error'],
  args: { src: 'data:image/webp,', alt: 'A picture that does not load' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('DIV'));
  },
});
