import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CartButton } from './CartButton';
import { linen, longName, withCart } from './cartSamples';

const meta = {
  title: 'Features/Cart/CartButton',
  component: CartButton,
  parameters: { shop: { signedIn: true, fill: withCart(linen) } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  parameters: { shop: { signedIn: true, fill: withCart(linen, longName) } },
};
export const SignedOut: Story = {
  parameters: { shop: { signedIn: false, fill: () => undefined } },
};
