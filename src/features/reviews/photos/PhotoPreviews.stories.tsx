import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { PhotoPreviews } from './PhotoPreviews';

const meta = preview.meta({
  component: PhotoPreviews,
  args: {
    photos: reviewPhotos.map(({ thumbnail }) => ({ url: thumbnail })),
    isUploading: false,
    onRemove: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
});

export const Uploading = meta.story({ tags: ['moving'], args: { isUploading: true } });
