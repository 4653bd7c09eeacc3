import type { ProductsQuery } from '@/contract/products';
import { isCurtainMount, type MeasuredWindow } from '@/lib/windows/measuredWindow';

/** What is sold for a window: cloth for curtains, or blinds. */
export const soldFor = ({ mount }: MeasuredWindow) => (isCurtainMount(mount) ? 'metre' : 'blind');

export type BudgetRank = 'low' | 'middle' | 'high';

/** The request for one of the fabrics by the metre, or of the blinds, which are sorted by price. @param place from 1 */
export const budgetQuery = (place: number, soldAs: 'metre' | 'blind'): ProductsQuery => ({
  page: place,
  limit: 1,
  soldAs,
  sort: 'price',
  // Only a server that filters sends facets.
  facets: 1,
});

/** Places of the fabrics to show among so many, each once. */
export function budgetPlaces(count: number): { rank: BudgetRank; place: number }[] {
  const places: { rank: BudgetRank; place: number }[] = [
    { rank: 'low', place: 1 },
    { rank: 'middle', place: Math.ceil(count / 2) },
    { rank: 'high', place: count },
  ];
  return places.filter(
    ({ place }, index) => place > 0 && places.findIndex((one) => one.place === place) === index,
  );
}
