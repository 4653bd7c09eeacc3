import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CATEGORY_ID, linenCurtains } from '@/fixtures/catalogue.fixtures';
import { seedFittingProducts } from '@/fixtures/seedFittingProducts';
import { curtainDetailPath } from '@/lib/paths';
import { refused } from '@/fixtures/refused';
import { FittingProducts } from './FittingProducts';

const path = curtainDetailPath(CATEGORY_ID, linenCurtains._id);
const filters = { colour: 'blue,gold', minPrice: 100 };
const filteredPath = `${path}&colour=blue,gold&minPrice=100`;

const meta = {
  title: 'Features/Products/FittingProducts',
  component: FittingProducts,
  parameters: { layout: 'fullscreen', shop: { fill: seedFittingProducts(4) } },
  args: { subCategoryId: linenCurtains._id, count: 6 },
} satisfies Meta<typeof FittingProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 6 fabrics' })).toBeVisible();
    await expect(canvas.getAllByText(/AED$/)[0]).toBeVisible();
  },
};
export const Two: Story = {
  args: { count: 2 },
  parameters: { shop: { fill: seedFittingProducts(2) } },
};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
/** The server sends facets. */
export const WithFilters: Story = {
  parameters: { shop: { path, fill: seedFittingProducts(4, {}) } },
};
/** Chosen filters are in the URL and links that remove them. */
export const Filtered: Story = {
  parameters: { shop: { path: filteredPath, fill: seedFittingProducts(3, filters) } },
};
export const FilteredEmpty: Story = {
  parameters: { shop: { path: filteredPath, fill: seedFittingProducts(0, filters) } },
};
