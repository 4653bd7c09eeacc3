import preview from '#.storybook/preview';
import { orderedCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { OrderedWindow } from './OrderedWindow';

const meta = preview.meta({
  component: OrderedWindow,
  args: { configuration: orderedCurtain, price: 4498, currency: 'AED' },
});

export const Default = meta.story();
export const Guarantee = meta.story({
  args: {
    configuration: {
      ...orderedCurtain,
      guarantee: ['Fit guarantee: it fits, or we make it again free, once within 30 days.'],
    },
  },
});
/** Without a size that can be drawn. */
export const WithoutDrawing = meta.story({
  args: {
    configuration: { ...orderedCurtain, window: { mount: 'ceiling', widths: [], drops: [] } },
  },
});
