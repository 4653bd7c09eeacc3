import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
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

const meta = {
  title: 'Features/Products/FacetOptions',
  component: Options,
  args: { facet: colour, startsWith: { colour: 'blue' } },
} satisfies Meta<typeof Options>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const green = canvas.getByRole('checkbox', { name: 'Green, 4 fabrics' });
    await userEvent.click(green);
    await expect(green).toBeChecked();
  },
};

/** Grades of light are explained. */
export const Explained: Story = { args: { facet: opacity, startsWith: {} } };

/** A selected value can be taken off, even without products. */
export const Disabled: Story = {
  args: { facet: { key: 'colour', values: colour.values.map(({ id }) => ({ id, count: 0 })) } },
};
