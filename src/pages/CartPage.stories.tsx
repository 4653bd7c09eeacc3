import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { withCart } from '@/fixtures/seedStore';
import { seedWindows } from '@/fixtures/windows.fixtures';
import { cartQuotePath, paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { refused } from '@/fixtures/refused';
import { CartPage } from './CartPage';

const meta = {
  title: 'Pages/Cart',
  tags: ['!autodocs'],
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.cart, signedIn: true, fill: withCart(linenLine, longLine) },
  },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { fill: withCart() } } };
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

/** For print: the lines, the totals, and the sheets for the fitter. */
export const Quote: Story = {
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
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
