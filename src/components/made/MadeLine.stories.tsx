import preview from '#.storybook/preview';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { MadeLine } from './MadeLine';

const meta = preview.meta({
  component: MadeLine,
  args: {
    configuration: cartCurtain,
    currency: 'AED',
    label: 'Living 1',
    productId: 'almas',
    sizeId: 'mtm_1',
  },
});

export const Default = meta.story();
export const PriceChanged = meta.story({
  args: { configuration: { ...cartCurtain, previousPrice: 4380 } },
});
export const ErrorUnavailable = meta.story({
  tags: ['error'],
  args: { configuration: { ...cartCurtain, isEditable: false, unavailable: true } },
});
