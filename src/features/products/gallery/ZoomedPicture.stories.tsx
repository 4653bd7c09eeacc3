import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { velvet } from '@/fixtures/products.fixtures';
import { inBox } from '@/fixtures/inBox';
import { toGalleryPictures, type GalleryPicture } from './gallery';
import { ZoomedPicture } from './ZoomedPicture';

const [square] = toGalleryPictures(velvet);
/** Image of another server: its size is unknown until it has loaded. */
const wide: GalleryPicture = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#0f6b4f"/></svg>',
  )}`,
  alt: 'A roll of velvet',
};

const meta = preview.meta({
  component: ZoomedPicture,
  args: { picture: square ?? wide },
  decorators: [inBox({ display: 'flex', flexDirection: 'column', height: 560 })],
});

export const Fitted = meta.story();
/** The box has the shape of the image, so that a press is always on the image. */
export const Wide = meta.story({
  args: { picture: wide },
  globals: { viewport: { value: 'phone' } },
});
/** By keyboard, the image grows around its centre. */
export const Magnified = meta.story({
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { pressed: false });
    const { width } = picture.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picture).toHaveAttribute('aria-pressed', 'true'));
    const large = picture.getBoundingClientRect().width;
    await expect(Math.abs(large - 2 * width)).toBeLessThan(40);
    await expect(picture.parentElement?.scrollTop).toBeGreaterThan(0);
  },
});
