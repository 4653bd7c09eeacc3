import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { rollerOffer } from '@/fixtures/configurator.fixtures';
import type { Refusal } from '@/lib/madeToMeasure/configuration';
import type { BlindProduct } from '@/lib/madeToMeasure/product';
import { firstDraft } from '@/lib/windows/madeDraft';
import { offeredProduct } from './offeredProduct';
import { RefusalNote } from './RefusalNote';

const product = offeredProduct(rollerOffer) as BlindProduct;

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
