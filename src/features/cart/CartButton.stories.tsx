import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CartButton } from './CartButton';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { inBox } from '@/fixtures/inBox';

const meta = preview.meta({
  component: CartButton,
  parameters: { shop: { signedIn: true, fill: withCart(linenLine) } },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end' })],
});

export const Default = meta.story();
export const Many = meta.story({ parameters: { shop: { fill: withCart(linenLine, longLine) } } });
export const SignedOut = meta.story({
  parameters: { shop: { signedIn: false, fill: () => undefined } },
});

/** Hover opens the panel; Esc closes it. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 1 item' });
    await userEvent.hover(button);
    const panel = await canvas.findByRole('dialog', { name: 'Your cart' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
