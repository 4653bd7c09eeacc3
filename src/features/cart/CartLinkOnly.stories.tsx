import preview from '#.storybook/preview';
import { CartLinkOnly } from './CartLinkOnly';

const meta = preview.meta({
  component: CartLinkOnly,
  args: { id: 'cart-popup', onClose: () => undefined },
});

export const Default = meta.story();
