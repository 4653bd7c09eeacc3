import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackBar } from './TrackBar';

const meta = {
  title: 'Features/Orders/TrackBar',
  component: TrackBar,
  args: { order: detailInTransit },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TrackBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The bar opens the panel; the back button closes it (product 11.7). */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Track your order' });
    await userEvent.click(bar);
    await userEvent.click(await screen.findByRole('button', { name: 'Close tracking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(bar).toHaveFocus();
  },
};
