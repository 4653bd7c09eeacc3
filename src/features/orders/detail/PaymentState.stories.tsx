import preview from '#.storybook/preview';
import { PaymentState } from './PaymentState';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const meta = preview.meta({ component: PaymentState, args: { order: detailInTransit } });

export const Paid = meta.story();
export const NotPaidYet = meta.story({
  args: { order: { ...detailInTransit, paymentStatus: 'pending' } },
});
export const Declined = meta.story({
  args: { order: { ...detailInTransit, paymentStatus: 'declined' } },
});
export const RefundDue = meta.story({
  args: { order: { ...detailInTransit, paymentStatus: 'refundDue' } },
});
