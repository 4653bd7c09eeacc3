import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  comparedIds,
  seedCompared,
  seedComparison,
  seedNoShortlist,
  seedShortlist,
} from '@/fixtures/comparison.fixtures';
import { refused } from '@/fixtures/refused';
import { seedNoWindows } from '@/fixtures/windows.fixtures';
import { comparePath } from '@/lib/compareUrl';
import { paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { ComparePage } from './ComparePage';

const pair = comparedIds.slice(0, 2);

const meta = preview.meta({
  tags: ['!autodocs'],
  component: ComparePage,
  parameters: { layout: 'fullscreen', shop: { path: paths.compare, fill: seedComparison } },
});

/** The shortlist with prices for the first window. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Window'), 'Bedroom, Window 2');
    await expect(
      await canvas.findByRole('rowheader', { name: /^Price for Bedroom/ }),
    ).toBeVisible();
    await expect(canvas.getAllByText('No price for this window')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  parameters: { shop: { fill: seedNoShortlist } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose fabrics' })).toBeVisible();
  },
});

export const One = meta.story({ parameters: { shop: { fill: seedShortlist(1) } } });
export const Four = meta.story({ parameters: { shop: { fill: seedShortlist(4) } } });

/** A shared link, opened by a customer with a list. */
export const Shared = meta.story({
  parameters: { shop: { path: comparePath({ ids: pair }), fill: seedComparison } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See my own list' })).toBeVisible();
  },
});

export const DifferencesOnly = meta.story({
  parameters: {
    shop: { path: comparePath({ ids: pair, isDifferencesOnly: true }), fill: seedCompared },
  },
});

/** Prices for each measured window, and the sheets for the fitter. */
export const Quote = meta.story({
  parameters: { shop: { path: comparePath({ isQuote: true }), fill: seedComparison } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Fitter’s sheet: Bedroom, Window 2' }),
    ).toBeVisible();
  },
});

export const QuoteWithoutWindows = meta.story({
  parameters: {
    shop: {
      path: comparePath({ isQuote: true }),
      fill: (store: AppStore) => {
        seedShortlist(2)(store);
        seedNoWindows(store);
      },
    },
  },
});

export const Loading = meta.story({
  parameters: { shop: { path: comparePath({ ids: ['a', 'b'] }), fill: () => undefined } },
});

export const NotFound = meta.story({
  parameters: {
    shop: {
      ...refused('Product not found', 404),
      path: comparePath({ ids: [...pair, 'nothing'] }),
      fill: seedCompared,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'No longer sold' })).toBeVisible();
  },
});

export const ErrorWithReason = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), path: comparePath({ ids: pair }) } },
  play: async ({ canvas }) => {
    // Each failed product replaces the message once.
    await waitFor(() => expect(canvas.getByText('The showroom is being cleaned.')).toBeVisible());
  },
});
