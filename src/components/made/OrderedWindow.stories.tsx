import preview from '#.storybook/preview';
import { orderedCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { OrderedWindow } from './OrderedWindow';

const meta = preview.meta({
  component: OrderedWindow,
  args: { configuration: orderedCurtain, price: 4498, currency: 'AED' },
});

export const Default = meta.story();
/** Without a size that can be drawn. */
export const WithoutDrawing = meta.story({
  args: {
    configuration: { ...orderedCurtain, window: { mount: 'ceiling', widths: [], drops: [] } },
  },
});
