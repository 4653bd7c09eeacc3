import { useState } from 'react';
import preview from '#.storybook/preview';
import type { Facet } from '@/contract/facets';
import type { ProductFilters } from '@/contract/products';
import { facets } from '@/fixtures/facets.fixtures';
import { expect } from 'storybook/test';
import { FacetOptions } from './FacetOptions';

function Options({ facet, startsWith }: { facet: Facet; startsWith: ProductFilters }) {
  const [filters, setFilters] = useState(startsWith);
  return <FacetOptions facet={facet} filters={filters} onChange={setFilters} />;
}

const [colour, opacity] = facets as [Facet, Facet];

const meta = preview.meta({
  component: Options,
  args: { facet: colour, startsWith: { colour: 'blue' } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const green = canvas.getByRole('checkbox', { name: 'Green, 4 fabrics' });
    await userEvent.click(green);
    await expect(green).toBeChecked();
  },
});

/** Grades of light are explained. */
export const Explained = meta.story({ args: { facet: opacity, startsWith: {} } });

/** A selected value can be taken off, even without products. */
export const Disabled = meta.story({
  args: { facet: { key: 'colour', values: colour.values.map(({ id }) => ({ id, count: 0 })) } },
});
