import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { ReviewPhotos } from './ReviewPhotos';

const meta = {
  title: 'Features/Reviews/ReviewPhotos',
  component: ReviewPhotos,
  args: { photos: reviewPhotos, name: 'Charlotte Whitfield', reviewKey: 'r1' },
} satisfies Meta<typeof ReviewPhotos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MissingImage: Story = {
  args: { photos: [{ url: '', thumbnail: '', width: 900, height: 600 }] },
};

export const ManyPhotos: Story = {
  args: {
    photos: [1, 2, 3, 4, 5].flatMap((number) =>
      reviewPhotos.map((photo) => ({ ...photo, url: `${photo.url}?${number}` })),
    ),
  },
};
