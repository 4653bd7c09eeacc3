import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { cartLineKey } from '@/api/cart';
import { CartGrid, CartGridTable } from './cartGrid';
import { CartLine } from './CartLine';
import { buildCartItem, linenLine, longLine } from '@/fixtures/cart.fixtures';
import { cartCurtain } from '@/fixtures/madeToMeasure.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import type { CartConfiguration } from '@/contract/cart';

/** A line of a finished window. */
function finished(changes: Partial<CartConfiguration> = {}) {
  const line = buildCartItem({
    ...linenLine,
    sizeId: 'mtm_7hq2k9c4v1xw8n5t',
    size: 'Living 1: 290 × 265 cm, wave, lined, pair',
    soldAs: undefined,
    quantity: 1,
    price: 4498,
    productTotal: 4498,
    configuration: { ...cartCurtain, ...changes },
  });
  return { args: { lineKey: cartLineKey(line) }, parameters: { shop: { fill: withCart(line) } } };
}

const meta = preview.meta({
  component: CartLine,
  args: { lineKey: cartLineKey(linenLine) },
  parameters: { shop: { signedIn: true, fill: withCart(linenLine, longLine) } },
  decorators: [
    (Story) => (
      <Translated>
        <CartGrid>
          <CartGridTable role="table" aria-label="Products in your cart">
            <tbody role="rowgroup">
              <Story />
            </tbody>
          </CartGridTable>
        </CartGrid>
      </Translated>
    ),
  ],
});

export const Default = meta.story();
export const LongText = meta.story({ args: { lineKey: cartLineKey(longLine) } });
export const Busy = meta.story({ parameters: { shop: { fill: withBusyCart(linenLine) } } });
export const MissingImage = meta.story({
  parameters: { shop: { fill: withCart({ ...linenLine, images: [] }) } },
});

export const Finished = meta.story(finished());
/** The price that was kept has ended. */
export const FinishedPriceChanged = meta.story(finished({ previousPrice: 4380 }));
/** Its product is not made any more. */
export const ErrorFinishedUnavailable = meta.story({
  tags: ['error'],
  ...finished({ isEditable: false, unavailable: true }),
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
