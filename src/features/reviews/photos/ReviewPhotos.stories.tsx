import preview from '#.storybook/preview';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import { ReviewPhotos } from './ReviewPhotos';

const meta = preview.meta({
  component: ReviewPhotos,
  args: { photos: reviewPhotos, name: 'Charlotte Whitfield', reviewKey: 'r1' },
});

export const Default = meta.story();

export const MissingImage = meta.story({
  args: { photos: [{ url: '', thumbnail: '', width: 900, height: 600 }] },
});

export const ManyPhotos = meta.story({
  args: {
    photos: [1, 2, 3, 4, 5].flatMap((number) =>
      reviewPhotos.map((photo) => ({ ...photo, url: `${photo.url}?${number}` })),
    ),
  },
});
