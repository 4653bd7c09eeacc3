import { expect, fn, screen, within } from 'storybook/test';
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

/** Enter magnifies, arrow keys change the image, Esc closes. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture' });
    const picture = within(dialog).getByRole('button', { pressed: false });
    await userEvent.click(picture);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(args.onPick).toHaveBeenCalledWith(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
