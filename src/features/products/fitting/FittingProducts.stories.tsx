import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CATEGORY_ID, linenCurtains } from '@/fixtures/catalogue.fixtures';
import { seedFittingProducts } from '@/fixtures/seedStore';
import { curtainDetailPath } from '@/lib/paths';
import { refused } from '@/fixtures/refused';
import { FittingProducts } from './FittingProducts';

const path = curtainDetailPath(CATEGORY_ID, linenCurtains._id);
const filters = { colour: 'blue,gold', minPrice: 100 };
const filteredPath = `${path}&colour=blue,gold&minPrice=100`;

const meta = preview.meta({
  component: FittingProducts,
  parameters: { layout: 'fullscreen', shop: { fill: seedFittingProducts(4) } },
  args: { subCategoryId: linenCurtains._id, count: 6 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 6 fabrics' })).toBeVisible();
    await expect(canvas.getAllByText(/AED$/)[0]).toBeVisible();
  },
});
export const Two = meta.story({
  args: { count: 2 },
  parameters: { shop: { fill: seedFittingProducts(2) } },
});
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
/** The server sends facets. */
export const WithFilters = meta.story({
  parameters: { shop: { path, fill: seedFittingProducts(4, {}) } },
});
/** Chosen filters are in the URL and links that remove them. */
export const Filtered = meta.story({
  parameters: { shop: { path: filteredPath, fill: seedFittingProducts(3, filters) } },
});
export const FilteredEmpty = meta.story({
  parameters: { shop: { path: filteredPath, fill: seedFittingProducts(0, filters) } },
});
