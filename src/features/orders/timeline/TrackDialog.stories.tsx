import preview from '#.storybook/preview';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { TrackDialog } from './TrackDialog';

const meta = preview.meta({
  component: TrackDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { order: detailInTransit, isOpen: true, onClose: () => undefined },
  globals: { viewport: { value: 'phone' } },
});

export const Open = meta.story();
