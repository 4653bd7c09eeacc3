import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChangeOrder } from './ChangeOrder';

const meta = preview.meta({
  component: ChangeOrder,
  args: { orderId: 'o1', onEnd: fn() },
});

export const Default = meta.story();
