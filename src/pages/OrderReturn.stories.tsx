import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ConfirmationDialog } from '@/features/orders/cancel/ConfirmationDialog';
import { messages } from '@/features/orders/messages';
import { OrderHeading } from '@/features/orders/OrderHeading';
import { OrdersPageContainer } from '@/features/orders/list/OrdersPageContainer';
import { ReturnTimeline } from '@/features/orders/timeline/ReturnTimeline';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { orderPath } from '@/lib/paths';

const delivered = { ...detailInTransit, orderStatus: 'Delivered' as const };

interface OrderReturnProps {
  /** Whether the customer is being asked if they are sure. */
  isAsked: boolean;
}

/** A return as a screen would show it. */
function OrderReturn({ isAsked }: OrderReturnProps) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const close = () => setIsOpen(false);
  return (
    <OrdersPageContainer>
      <OrderHeading order={delivered} />
      <Typography variant="h2" sx={{ marginBlockEnd: 3 }}>
        {messages.returnProgress}
      </Typography>
      <ReturnTimeline />
      <ConfirmationDialog
        mode="return"
        isOpen={isOpen}
        orderNumber={shortOrderNumber(delivered.orderId)}
        onClose={close}
        onConfirm={close}
      />
    </OrdersPageContainer>
  );
}

/** The return flow, which no route reaches: its timeline and its confirmation in the layout of an order (product 11.11). */
const meta = {
  title: 'Pages/Order return',
  tags: ['!autodocs'],
  component: OrderReturn,
  parameters: {
    layout: 'fullscreen',
    shop: { path: orderPath(delivered._id), signedIn: true },
  },
  args: { isAsked: false },
} satisfies Meta<typeof OrderReturn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {};

export const Confirmation: Story = { args: { isAsked: true } };

/** Focus starts on keeping the items, and Enter there leaves everything as it was. */
export const ItemsKept: Story = {
  args: { isAsked: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: messages.confirmReturn });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: messages.keepItems })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
