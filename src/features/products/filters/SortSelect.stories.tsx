import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SortSelect, type SortSelectProps } from './SortSelect';

type FieldProps = Pick<SortSelectProps, 'sort' | 'isSearch'>;

function Field({ sort: startsWith, isSearch }: FieldProps) {
  const [sort, setSort] = useState(startsWith);
  return <SortSelect sort={sort} isSearch={isSearch} onChange={setSort} />;
}

// On small screens the order is in the sheet.
const meta = {
  title: 'Features/Products/SortSelect',
  component: Field,
  args: { sort: undefined, isSearch: false },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { sort: 'price' } };

/** The default order of a search is relevance. */
export const Search: Story = { args: { isSearch: true } };
