import type { StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CancelOrder } from './CancelOrder';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { refused } from '@/fixtures/refused';

const meta = preview.meta({
  component: CancelOrder,
  args: { order: detailInTransit, onEnd: fn() },
});

export const Default = meta.story();
export const DisabledAlreadyCancelled = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
});

/** Chooses a reason and confirms; sends one request. */
const cancelOrder: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Changed my Mind');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
};

export const Cancelling = meta.story({
  play: async (context) => {
    await cancelOrder(context);
    await expect(screen.getByRole('button', { name: 'Keep order' })).toBeDisabled();
  },
});

export const Cancelled = meta.story({
  parameters: { shop: { respond: () => Response.json({ message: 'Cancelled.' }) } },
  play: async (context) => {
    await cancelOrder(context);
    await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ kind: 'cancelled' }));
    await screen.findByText('This product cancelled successFully');
  },
});

/** The request fails; the dialog stays open with the error message. */
export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: refused('Please try again.') },
  play: async (context) => {
    await cancelOrder(context);
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Please try again.'));
  },
});
