import { useGetCartQuery } from '@/api/cart';
import { shownResult } from '@/api/shownResult';

/** Whether the cart is there, and why not. What is in it is read by whoever shows it, so that a change renders only those. */
export function useCartState() {
  return useGetCartQuery(undefined, {
    selectFromResult: (result) => {
      const { data, error, isError, isFetching } = shownResult(result);
      return { isKnown: data !== undefined, error, isError, isFetching };
    },
  });
}
