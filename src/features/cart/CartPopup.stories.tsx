import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartPopup } from './CartPopup';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';

const meta = {
  title: 'Features/Cart/CartPopup',
  component: CartPopup,
  args: { id: 'cart-popup', onClose: () => undefined },
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
} satisfies Meta<typeof CartPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowTheIcon: Story = {};
export const Sheet: Story = {
  args: { isSheet: true },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  globals: { viewport: { value: 'phone' } },
};
