import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { PhotoPreviews } from './PhotoPreviews';

const meta = {
  title: 'Features/Reviews/PhotoPreviews',
  component: PhotoPreviews,
  args: {
    photos: reviewPhotos.map(({ thumbnail }) => ({ url: thumbnail })),
    isUploading: false,
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoPreviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};

export const Uploading: Story = { tags: ['moving'], args: { isUploading: true } };
