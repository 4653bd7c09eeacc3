import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { ProductGallery } from './ProductGallery';

const cloth = {
  src: '/media/products/almas-ivory-linen-swatch/900x900-c8bfaf/900.webp',
  alt: 'Close-up of ivory linen in soft folds',
};
const room = {
  src: '/media/products/almas-ivory-linen-room/900x1100-bbb1a2/900.webp',
  alt: 'Living room with full-length ivory linen curtains',
};
const fitting = {
  src: '/media/features/installation/580x580-dbd3c4/580.webp',
  alt: 'Fitter hanging a curtain',
};

const meta = preview.meta({
  component: ProductGallery,
  decorators: [inBox({ maxWidth: 720 })],
  args: { pictures: [cloth, room, fitting] },
});

export const Default = meta.story();
export const OnePicture = meta.story({ args: { pictures: [cloth] } });
export const MissingImage = meta.story({ args: { pictures: [] } });

export const ErrorBrokenImage = meta.story({
  tags: ['error'],
  args: { pictures: [{ src: 'data:image/webp,', alt: 'A picture that does not load' }, room] },
});

/** Arrow keys change the image, Enter enlarges it, Esc returns focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('button', { name: /Enlarge picture 1 of 3/ });
    stage.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(stage).toHaveAccessibleName(/Enlarge picture 2 of 3/));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(stage).toHaveFocus();
  },
});
