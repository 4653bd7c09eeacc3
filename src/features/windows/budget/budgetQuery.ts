import type { ProductsQuery } from '@/contract/products';

export type BudgetRank = 'low' | 'middle' | 'high';

/** The request for one fabric of those by the metre, which are sorted by price. @param place from 1 */
export const budgetQuery = (place: number): ProductsQuery => ({
  page: place,
  limit: 1,
  soldAs: 'metre',
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
