import { useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ProductFilters } from '@/contract/products';
import { buildFilterableList } from './filterableList.fixtures';
import { FilterChips } from './FilterChips';

function Chips({ filters }: { filters: ProductFilters }) {
  const fallback = useRef<HTMLElement>(null);
  return <FilterChips list={buildFilterableList({ filters })} fallback={fallback} />;
}

const meta = preview.meta({
  component: Chips,
  args: { filters: { colour: 'green,blue', opacity: 'dim-out', minPrice: 100, maxPrice: 200 } },
});

/** Each link leads to the list without its filter. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter Blue' })).toHaveAttribute(
      'href',
      '/products?colour=green&opacity=dim-out&minPrice=100&maxPrice=200',
    );
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/products',
    );
  },
});

export const OnlyOne = meta.story({ args: { filters: { room: 'majlis' } } });

export const Many = meta.story({
  args: {
    filters: {
      colour: 'white,beige,green,blue,gold',
      opacity: 'sheer,light-filtering',
      material: 'linen,silk',
      room: 'living,majlis',
      width: '140,280',
      maxPrice: 300,
    },
  },
});

/** Nothing without filters. */
export const Empty = meta.story({ args: { filters: {} } });
