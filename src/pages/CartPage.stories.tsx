import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withBusyCart, withCart } from '@/fixtures/seedStore';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { cartQuotePath, paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { refused } from '@/fixtures/refused';
import { CartPage } from './CartPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.cart, signedIn: true, fill: withCart(linenLine, longLine) },
  },
});

export const Default = meta.story();
/** A change of the first line is pending. */
export const Busy = meta.story({
  parameters: { shop: { fill: withBusyCart(linenLine, longLine) } },
});
export const Empty = meta.story({ parameters: { shop: { fill: withCart() } } });
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

/** For print: the lines, the totals, and the sheets for the fitter. */
export const Quote = meta.story({
  parameters: {
    shop: {
      path: cartQuotePath,
      fill: (store: AppStore) => {
        withCart(linenLine, longLine)(store);
        seedWindows(store);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Quote' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Fitter’s sheet: Bedroom, Window 2' }),
    ).toBeVisible();
  },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
