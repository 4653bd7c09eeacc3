import { useSearchParams } from 'react-router';
import type { Size } from '@/contract/products';

/** Chosen size, kept in the URL as `?size=`; defaults to the first one. */
export function useSelectedSize(sizes: readonly Size[] | undefined) {
  const [params, setParams] = useSearchParams();
  const chosenId = params.get('size');
  const size = sizes?.find(({ _id }) => _id === chosenId) ?? sizes?.[0];
  const choose = (sizeId: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('size', sizeId);
        return next;
      },
      { replace: true },
    );
  return { size, chosenId, choose };
}
