import type { Category, Work } from '@/contract/catalogue';
import type { Id } from '@/contract/common';
import { findRecord } from '../records';
import { firstOf, resultsOf, type ApiRootState } from './cachedResults';

/** Category from the list of categories or the home page (product 2.12). */
export function selectKnownCategory(state: ApiRootState, id: Id): Category | undefined {
  const lists = [
    ...resultsOf(state, 'getCategory'),
    ...resultsOf(state, 'getHomePage').map(({ categories }) => categories),
  ];
  return firstOf(lists, (categories) => findRecord(categories, id));
}

/** Work from any page of the list (product 2.12). */
export function selectKnownWork(state: ApiRootState, id: Id): Work | undefined {
  return firstOf(resultsOf(state, 'getOurWorks'), ({ work }) => findRecord(work, id));
}
