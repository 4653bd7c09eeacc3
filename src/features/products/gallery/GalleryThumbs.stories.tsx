import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { toGalleryPictures } from './gallery';
import { GalleryThumbs } from './GalleryThumbs';
import { velvet } from '@/fixtures/products.fixtures';

const pictures = toGalleryPictures(velvet);

const meta = preview.meta({
  component: GalleryThumbs,
  args: { pictures, current: 0, onPick: fn() },
});

export const First = meta.story();
export const Last = meta.story({ args: { current: 2 } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPick).toHaveBeenCalledWith(1);
    await expect(second).toHaveFocus();
  },
});

export const MissingImage = meta.story({
  args: { pictures: pictures.map((picture) => ({ ...picture, src: '' })) },
});
