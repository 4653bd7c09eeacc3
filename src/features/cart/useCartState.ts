import { useGetCartQuery } from '@/api/cart';
import { queryView } from '@/api/queryView';

/** Status of the cart query without its data, so that changed data does not re-render all lines. */
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
