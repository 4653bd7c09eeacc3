import { baseApi } from '../baseApi';
import type { EndpointName, ResultOf } from '../endpoints';

const { selectAllQueryEntries } = baseApi.util;

export type ApiRootState = Parameters<typeof selectAllQueryEntries>[0];

/** Results of all cached queries of an endpoint, whose module need not be loaded. */
export const resultsOf = <Name extends EndpointName>(state: ApiRootState, name: Name) =>
  selectAllQueryEntries(state).flatMap(({ endpointName, data }) =>
    endpointName === name && data !== undefined ? [data as ResultOf<Name>] : [],
  );

/** The first value that is found in the items. */
export function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | undefined,
) {
  for (const item of items) {
    const value = find(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
