import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Refusal } from '@/lib/madeToMeasure/configuration';
import { firstDraft, type MadeProduct } from '@/lib/windows/madeDraft';
import { RefusalNote } from './RefusalNote';

const product: MadeProduct = {
  kind: 'blind',
  system: 'roller',
  width: [300, 3000],
  drop: [300, 3000],
  maxArea: 780,
  weight: 420,
  controls: ['chain', 'cordless'],
  extras: [],
  price: { by: 'area', perBlind: 14000, perSquareMetre: 11500, minimumArea: 150 },
};

const tooWide: Refusal = {
  code: 'tooWide',
  of: 'width',
  value: 3290,
  max: 3000,
  change: { parts: 2 },
  each: 1635,
};

const meta = preview.meta({
  component: RefusalNote,
  args: {
    refusal: tooWide,
    product,
    draft: firstDraft(product),
    onChange: fn(),
    onMeasure: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const Unmeasured = meta.story({
  args: { refusal: { code: 'unmeasured' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the size' }));
    await expect(args.onMeasure).toHaveBeenCalledOnce();
  },
});
/** The cloth is sold out: another one is a press away. */
export const ClothNotSold = meta.story({
  args: { refusal: { code: 'cloth' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See other cloths' });
    await expect(link).toHaveAttribute('href', '/products');
  },
});
/** Nothing that the shop makes works here. */
export const WithoutChange = meta.story({
  args: { refusal: { code: 'size', of: 'drop', value: 8000, min: 300, max: 3000 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another size' }));
    await expect(args.onMeasure).toHaveBeenCalledOnce();
  },
});
