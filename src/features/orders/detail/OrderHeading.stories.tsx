import preview from '#.storybook/preview';
import { OrderHeading } from './OrderHeading';
import { detailInTransit } from '@/fixtures/orders.fixtures';

const meta = preview.meta({
  component: OrderHeading,
  args: { order: detailInTransit, account: 'Signed in as Layla Haddad' },
});

export const Default = meta.story();
export const Cancelled = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
});
