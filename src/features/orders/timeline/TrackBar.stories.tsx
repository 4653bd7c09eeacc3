import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackBar } from './TrackBar';

const meta = preview.meta({
  component: TrackBar,
  args: { order: detailInTransit },
  globals: { viewport: { value: 'phone' } },
});

export const Closed = meta.story();

/** The bar opens the panel; the back button closes it (product 11.7). */
export const OpenedAndClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Track your order' });
    await userEvent.click(bar);
    await userEvent.click(await screen.findByRole('button', { name: 'Close tracking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(bar).toHaveFocus();
  },
});
