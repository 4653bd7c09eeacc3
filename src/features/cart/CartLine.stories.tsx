import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { cartLineKey } from '@/api/cart';
import { CartGrid, CartGridTable } from './cartGrid';
import { CartLine } from './CartLine';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';

const meta = preview.meta({
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
});

export const Default = meta.story();
export const LongText = meta.story({ args: { lineKey: cartLineKey(longLine) } });
export const Busy = meta.story({ parameters: { shop: { fill: withBusyCart(linenLine) } } });
export const MissingImage = meta.story({
  parameters: { shop: { fill: withCart({ ...linenLine, images: [] }) } },
});

/** Clicks are ignored while a request for the line is pending. */
export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(canvas.getByRole('row')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
