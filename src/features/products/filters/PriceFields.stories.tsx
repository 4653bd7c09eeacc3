import { useState } from 'react';
import preview from '#.storybook/preview';
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

const meta = preview.meta({ component: Fields, args: { ranges: priceRanges, startsWith: {} } });

/** Prices of different units do not compare, so the unit comes first. */
export const Default = meta.story();

export const Chosen = meta.story({
  args: { startsWith: { soldAs: 'metre', minPrice: 100, maxPrice: 200 } },
});

export const OneUnit = meta.story({ args: { ranges: priceRanges.slice(0, 1) } });
