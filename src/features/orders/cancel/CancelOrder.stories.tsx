import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CancelOrder } from './CancelOrder';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const meta = preview.meta({
  component: CancelOrder,
  args: { order: detailInTransit, onEnd: fn() },
});

export const Default = meta.story();
export const DisabledAlreadyCancelled = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
});
