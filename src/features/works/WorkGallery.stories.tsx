import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkGallery } from './WorkGallery';

const meta = preview.meta({ component: WorkGallery, args: { ...work } });

export const Default = meta.story();
export const Two = meta.story({ args: { images: work.images.slice(0, 2) } });
export const One = meta.story({ args: { images: work.images.slice(0, 1) } });

/** A click opens the lightbox; Esc closes it and returns focus. */
export const Enlarged = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button', { name: /^Enlarge/ });
    if (second === undefined) throw new Error('Expected two images.');
    await userEvent.click(second);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('2 of 4')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
});
