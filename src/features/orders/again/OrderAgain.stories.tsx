import type { StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildOrderItem } from '@/fixtures/orders.fixtures';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { refused } from '@/fixtures/refused';
import { OrderAgain } from './OrderAgain';

const items = [
  buildOrderItem({ productId: 'linen', sizeId: 'linen-1', soldAs: 'metre', quantity: 15 }),
  buildOrderItem({
    _id: 'i2',
    size: '280 cm width',
    price: 320,
    productId: 'linen',
    sizeId: 'linen-2',
    soldAs: 'metre',
  }),
  buildOrderItem({ _id: 'i3', productName: 'Zari Silk', productId: 'linen', sizeId: 'old' }),
];

const meta = preview.meta({
  component: OrderAgain,
  tags: ['!autodocs'],
  parameters: { shop: { respond: () => Response.json({ productDetail: buildProductDetail() }) } },
  args: { items, currencySymbol: 'AED', addToCart: ({ quantity }) => Promise.resolve(quantity) },
});
type Play = NonNullable<StoryObj['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order again' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
};
const add: Play = async (context) => {
  await open(context);
  await context.userEvent.click(await screen.findByRole('button', { name: /^Add 2 products/ }));
};

export const Default = meta.story();

/** Same price, another price, and no longer sold. */
export const Opened = meta.story({
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText('AED 352.50 now, AED 320 then')).toBeVisible();
    await expect(screen.getByText('No longer sold')).toBeVisible();
  },
});

export const Added = meta.story({
  play: async (context) => {
    await add(context);
    await expect(await screen.findByText('2 products are in your cart.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
  },
});

/** The cart refused a line; a press tries that one again. */
export const Refused = meta.story({
  args: {
    addToCart: ({ sizeId, quantity }) =>
      Promise.resolve(sizeId === 'linen-2' ? undefined : quantity),
  },
  play: async (context) => {
    await add(context);
    await expect(await screen.findByText(/^Not added: Almas Ivory Linen/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add 1 product to cart' })).toBeVisible();
  },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() }, play: open });
export const Loading = meta.story({ parameters: { shop: { respond: undefined } }, play: open });
