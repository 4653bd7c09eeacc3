import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildCartItem, linenLine, longLine } from '@/fixtures/cart.fixtures';
import { CartQuoteTable } from './CartQuoteTable';

const meta = preview.meta({
  component: CartQuoteTable,
  args: {
    lines: [linenLine],
    currencySymbol: 'AED',
    subTotal: 370,
    shippingCharge: 50,
    total: 420,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Almas Ivory Linen.* AED 185 2 m AED 370$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total AED 420' })).toBeVisible();
  },
});

/** Without a unit from the server. */
export const FreeShipping = meta.story({
  args: {
    lines: [buildCartItem({ quantity: 6, productTotal: 1110 })],
    subTotal: 1110,
    shippingCharge: 0,
    total: 1110,
  },
});
export const LongText = meta.story({
  args: { lines: [linenLine, longLine], subTotal: 160304.5, shippingCharge: 0, total: 160304.5 },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByRole('cell', { name: /AED/ })) {
      await expect(amount).toHaveStyle({ whiteSpace: 'nowrap' });
    }
  },
});
