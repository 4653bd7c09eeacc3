import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { velvet } from '@/fixtures/products.fixtures';
import { ProductGallery } from './ProductGallery';

const meta = preview.meta({
  component: ProductGallery,
  decorators: [inBox({ maxWidth: 720 })],
  args: { product: velvet },
});

export const Default = meta.story();
export const OnePicture = meta.story({
  args: { product: { ...velvet, images: velvet.images.slice(0, 1) } },
});
export const MissingImage = meta.story({ args: { product: { ...velvet, images: [] } } });

export const ErrorBrokenImage = meta.story({
  tags: ['error'],
  args: {
    product: { ...velvet, images: ['data:image/webp,', ...velvet.images] },
  },
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
