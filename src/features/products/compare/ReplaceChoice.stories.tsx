import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { comparedIds, seedAccountShortlist, seedCompared } from '@/fixtures/comparison.fixtures';
import { refused } from '@/fixtures/refused';
import { ReplaceChoice } from './ReplaceChoice';

const meta = preview.meta({
  component: ReplaceChoice,
  parameters: { shop: { fill: seedCompared } },
  args: { productId: 'other', ids: comparedIds, onReplace: fn(), onKeep: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Which one should make room/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace Noor White Voile' }));
    await expect(args.onReplace).toHaveBeenCalledWith('noor-white-voile');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all 4' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

/** The account keeps a shortlist. */
export const SignedIn = meta.story({
  tags: ['!dev'],
  parameters: { shop: { signedIn: true, fill: seedAccountShortlist(4) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Only keep it in my shortlist' }),
    ).toBeVisible();
  },
});

/** A product of the list is no longer sold. */
export const NotFound = meta.story({
  parameters: { shop: refused('Product not found', 404) },
  args: { ids: ['nothing'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Replace one that is no longer sold' }),
    ).toBeVisible();
  },
});
