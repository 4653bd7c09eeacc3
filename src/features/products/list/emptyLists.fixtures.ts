import type { ProductListEmptyProps } from './ProductListEmpty';

type EmptyList = ProductListEmptyProps['list'];

/** A search that finds nothing. */
export const searchWithoutMatch = (search = 'zebra'): EmptyList => ({
  query: { page: 1, search },
  totalPages: 1,
});

/** Filters that together exclude everything. */
export const filteredToNothing: EmptyList = {
  query: { page: 1, search: '', filters: { colour: 'white', opacity: 'blackout' } },
  totalPages: 1,
  help: { withoutFilter: { key: 'colour', count: 2 } },
};
