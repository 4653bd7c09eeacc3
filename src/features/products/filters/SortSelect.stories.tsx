import { useState } from 'react';
import preview from '#.storybook/preview';
import { SortSelect, type SortSelectProps } from './SortSelect';

type FieldProps = Pick<SortSelectProps, 'sort' | 'isSearch'>;

function Field({ sort: startsWith, isSearch }: FieldProps) {
  const [sort, setSort] = useState(startsWith);
  return <SortSelect sort={sort} isSearch={isSearch} onChange={setSort} />;
}

// On small screens the order is in the sheet.
const meta = preview.meta({
  component: Field,
  args: { sort: undefined, isSearch: false },
  globals: { viewport: { value: 'desktop' } },
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { sort: 'price' } });

/** The default order of a search is relevance. */
export const Search = meta.story({ args: { isSearch: true } });
