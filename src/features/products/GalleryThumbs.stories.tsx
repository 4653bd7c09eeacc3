import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toGalleryPictures } from './gallery';
import { GalleryThumbs } from './GalleryThumbs';
import { sampleProduct } from './productSamples';

const { name, images, imageAlts } = sampleProduct;
const pictures = toGalleryPictures(name, images, imageAlts);

const meta = {
  title: 'Features/Products/GalleryThumbs',
  component: GalleryThumbs,
  args: { pictures, current: 0, onPick: () => undefined },
} satisfies Meta<typeof GalleryThumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Last: Story = { args: { current: 2 } };
