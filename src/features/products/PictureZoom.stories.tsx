import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toGalleryPictures } from './gallery';
import { PictureZoom } from './PictureZoom';
import { sampleProduct } from './productSamples';

const { name, images, imageAlts } = sampleProduct;
const pictures = toGalleryPictures(name, images, imageAlts);

const meta = {
  title: 'Features/Products/PictureZoom',
  component: PictureZoom,
  args: { pictures, current: 1, isOpen: true, onPick: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof PictureZoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1), current: 0 } };
