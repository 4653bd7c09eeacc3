import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CancelOrder } from './CancelOrder';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { refused } from '@/fixtures/refused';

const meta = {
  title: 'Features/Orders/CancelOrder',
  component: CancelOrder,
  args: { order: detailInTransit, onEnd: fn() },
} satisfies Meta<typeof CancelOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DisabledAlreadyCancelled: Story = {
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
};

/** Chooses a reason and confirms; sends one request. */
const cancelOrder: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Changed my Mind');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm cancellation' }));
};

export const Cancelling: Story = {
  play: async (context) => {
    await cancelOrder(context);
    await expect(screen.getByRole('button', { name: 'Keep order' })).toBeDisabled();
  },
};

export const Cancelled: Story = {
  parameters: { shop: { respond: () => Response.json({ message: 'Cancelled.' }) } },
  play: async (context) => {
    await cancelOrder(context);
    await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ kind: 'cancelled' }));
    await screen.findByText('This product cancelled successFully');
  },
};

/** The request fails; the dialog stays open with the error message. */
export const Error: Story = {
  tags: ['error'],
  parameters: { shop: refused('Please try again.') },
  play: async (context) => {
    await cancelOrder(context);
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Please try again.'));
  },
};
