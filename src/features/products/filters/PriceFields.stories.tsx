import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { PriceRange, ProductFilters } from '@/contract/products';
import { priceRanges } from '@/fixtures/facets.fixtures';
import { CURRENCY } from '@/fixtures/products.fixtures';
import { PriceFields } from './PriceFields';

function Fields({ ranges, startsWith }: { ranges: PriceRange[]; startsWith: ProductFilters }) {
  const [filters, setFilters] = useState(startsWith);
  return (
    <PriceFields ranges={ranges} filters={filters} currency={CURRENCY} onChange={setFilters} />
  );
}

const meta = {
  title: 'Features/Products/PriceFields',
  component: Fields,
  args: { ranges: priceRanges, startsWith: {} },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices of different units do not compare, so the unit comes first. */
export const Default: Story = {};

export const Chosen: Story = {
  args: { startsWith: { soldAs: 'metre', minPrice: 100, maxPrice: 200 } },
};

export const OneUnit: Story = { args: { ranges: priceRanges.slice(0, 1) } };
