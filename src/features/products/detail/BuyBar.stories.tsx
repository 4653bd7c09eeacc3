import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { BuyBar } from './BuyBar';

const meta = preview.meta({
  component: BuyBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Almas Ivory Linen',
    size: '140 cm width',
    price: 185,
    soldAs: 'metre' as const,
    currency: 'AED',
    isShown: true,
    children: <Button size="large">Add to Cart</Button>,
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { size: '200 x 300 cm, lined with cotton sateen and weighted at the hem' },
});

/** A server that sends no units. */
export const WithoutUnit = meta.story({ args: { soldAs: undefined } });
