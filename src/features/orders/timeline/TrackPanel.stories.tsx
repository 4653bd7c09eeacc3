import preview from '#.storybook/preview';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackPanel } from './TrackPanel';

const meta = preview.meta({ component: TrackPanel, args: { order: detailInTransit } });

export const Default = meta.story();
export const Cancelled = meta.story({
  args: { order: { ...detailInTransit, orderStatus: 'Cancelled' } },
});
