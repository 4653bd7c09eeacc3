import Typography from '@mui/material/Typography';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { ConfirmationDialog } from '@/features/orders/cancel/ConfirmationDialog';
import { messages } from '@/features/orders/messages';
import { OrderHeading } from '@/features/orders/detail/OrderHeading';
import { OrdersPageContainer } from '@/features/orders/OrdersPageContainer';
import { ReturnTimeline } from '@/features/orders/timeline/ReturnTimeline';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { useTranslate } from '@/i18n/useTranslate';
import { shortOrderNumber } from '@/lib/shortOrderNumber';
import { orderPath } from '@/lib/paths';

const delivered = { ...detailInTransit, orderStatus: 'Delivered' as const };

interface OrderReturnProps {
  /** Whether the confirmation dialog is open. */
  isConfirming: boolean;
}

/** Return flow in the layout of the order page. */
function OrderReturn({ isConfirming }: OrderReturnProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(isConfirming);
  const close = () => setIsOpen(false);
  return (
    <OrdersPageContainer>
      <OrderHeading order={delivered} />
      <Typography variant="h2" sx={{ marginBlockEnd: 3 }}>
        {t(messages.returnProgress)}
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

/** Timeline and confirmation of the return flow, which no route renders (product 11.11). */
const meta = preview.meta({
  tags: ['!autodocs'],
  component: OrderReturn,
  parameters: { layout: 'fullscreen', shop: { path: orderPath(delivered._id), signedIn: true } },
  args: { isConfirming: false },
});

export const Progress = meta.story();
export const Confirmation = meta.story({ args: { isConfirming: true } });
