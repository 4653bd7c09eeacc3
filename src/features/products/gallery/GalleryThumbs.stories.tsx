import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { toGalleryPictures } from './gallery';
import { GalleryThumbs } from './GalleryThumbs';
import { velvet } from '@/fixtures/products.fixtures';

const pictures = toGalleryPictures(velvet);

const meta = {
  title: 'Features/Products/GalleryThumbs',
  component: GalleryThumbs,
  args: { pictures, current: 0, onPick: fn() },
} satisfies Meta<typeof GalleryThumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { current: 2 } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPick).toHaveBeenCalledWith(1);
    await expect(second).toHaveFocus();
  },
};

export const MissingImage: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, src: '' })) },
};
