import { useGetCartQuery } from '@/api/cart';
import { queryView } from '@/api/queryView';

/** Status of the cart query without its data, so that a change of one line re-renders only that line. */
export function useCartState() {
  return useGetCartQuery(undefined, {
    selectFromResult: (result) => ({
      ...queryView(result),
      data: undefined,
      currentData: undefined,
      isLoaded: result.data !== undefined,
    }),
  });
}
