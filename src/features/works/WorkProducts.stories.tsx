import preview from '#.storybook/preview';
import { longTitle } from '@/fixtures/longTitle';
import { WorkProducts } from './WorkProducts';

const meta = preview.meta({
  component: WorkProducts,
  args: {
    products: [
      { _id: 'majaz-teal-silk', name: 'Majaz Teal Silk' },
      { _id: 'noor-white-voile', name: 'Noor White Voile' },
    ],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { products: [{ _id: 'long', name: longTitle }] },
});
