import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { toGalleryPictures } from './gallery';
import { PictureZoom } from './PictureZoom';
import { velvet } from '@/fixtures/products.fixtures';

const pictures = toGalleryPictures(velvet);

const meta = preview.meta({
  component: PictureZoom,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { pictures, current: 1, isOpen: true, onPick: fn(), onClose: fn() },
});

export const Default = meta.story();
export const OnePicture = meta.story({ args: { pictures: pictures.slice(0, 1), current: 0 } });
