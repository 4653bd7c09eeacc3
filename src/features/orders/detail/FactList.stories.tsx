import preview from '#.storybook/preview';
import { FactList } from './FactList';

const meta = preview.meta({
  component: FactList,
  args: {
    facts: [
      { label: 'Subtotal', value: 'AED 595' },
      { label: 'Shipping', value: 'AED 50' },
      { label: 'Total', value: 'AED 645', isStrong: true },
    ],
  },
});

export const Default = meta.story();
export const LongText = meta.story({
  args: { facts: [{ label: 'Status', value: 'Refund on its way, 3-4 business days' }] },
  globals: { viewport: { value: 'slim' } },
});
