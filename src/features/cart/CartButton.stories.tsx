import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { CartButton } from './CartButton';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { inBox } from '@/fixtures/inBox';

const meta = {
  title: 'Features/Cart/CartButton',
  component: CartButton,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end' })],
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
};
export const SignedOut: Story = {
  parameters: { shop: { signedIn: false, fill: () => undefined } },
};

/** Hover opens the panel; Esc closes it. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 2 items' });
    await userEvent.hover(button);
    const panel = await canvas.findByRole('dialog', { name: 'Your cart' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
