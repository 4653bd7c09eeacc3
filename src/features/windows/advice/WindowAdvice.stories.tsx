import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { labelledSize as sizeOf } from '@/fixtures/products.fixtures';
import { seedNoWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { WindowAdvice } from './WindowAdvice';

const meta = preview.meta({
  component: WindowAdvice,
  parameters: { shop: { fill: seedWindows } },
  args: {
    productId: 'almas-ivory-linen',
    made: { madeToMeasure: { kind: 'curtain' }, priceTableVersion: 1 },
    sizes: [
      sizeOf('280 cm width', 350, 'metre'),
      sizeOf('140 cm width', 185, 'metre'),
      sizeOf('140 x 260 cm', 615, 'panel'),
      sizeOf('200 x 300 cm', 1035, 'panel'),
    ],
    attributes: { canBeRailroaded: true, shrinkage: 3 },
    currency: 'AED',
    onAdd: (_sizeId, quantity) => Promise.resolve(quantity),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('140 cm width · Cheapest width');
    await expect(items[0]).toHaveTextContent('AED 2,775 for this window');
  },
});

/** The server adds what the window needs, once. */
export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add 15 m for/ }));
    await expect(await canvas.findByText(/^In your cart for/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus();
  },
});

/** A server of the specification adds one. */
export const AddedFewer = meta.story({
  args: { onAdd: () => Promise.resolve(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add 15 m for/ }));
    await expect(await canvas.findByText(/1 of 15/)).toBeVisible();
  },
});

export const OtherWindow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Window'), 'Bedroom, Window 2');
    await expect(canvas.getByText(/No size of this product/)).toBeVisible();
  },
});

export const Empty = meta.story({ parameters: { shop: { fill: seedNoWindows } } });
