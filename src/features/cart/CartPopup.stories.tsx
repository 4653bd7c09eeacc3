import preview from '#.storybook/preview';
import { CartPopup } from './CartPopup';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';

const meta = preview.meta({
  component: CartPopup,
  args: { id: 'cart-popup', onClose: () => undefined, isSheet: false },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 640 }}>
        <div style={{ position: 'absolute', insetInlineEnd: 0 }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const BelowTheIcon = meta.story();
export const Sheet = meta.story({
  args: { isSheet: true },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  globals: { viewport: { value: 'phone' } },
});
