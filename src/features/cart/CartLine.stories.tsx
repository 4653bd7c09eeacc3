import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { cartLineKey } from '@/api/cart';
import { CartGrid, CartGridTable } from './cartGrid';
import { CartLine } from './CartLine';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';

const meta = {
  title: 'Features/Cart/CartLine',
  component: CartLine,
  args: { lineKey: cartLineKey(linenLine) },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
  decorators: [
    (Story) => (
      <CartGrid>
        <CartGridTable role="table" aria-label="Products">
          <tbody role="rowgroup">
            <Story />
          </tbody>
        </CartGridTable>
      </CartGrid>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { lineKey: cartLineKey(longLine) } };
export const Busy: Story = {
  parameters: { shop: { signedIn: true, fill: withBusyCart(linenLine) } },
};
export const MissingImage: Story = {
  parameters: { shop: { fill: withCart({ ...linenLine, images: [] }) } },
};

/** Clicks are ignored while a request for the line is pending. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(canvas.getByRole('row')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
