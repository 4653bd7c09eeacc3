import { useSearchParams } from 'react-router';
import type { Size } from '@/contract/products';

/** The chosen size, which stands in the address as `?size=`; the first one until another is chosen. */
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
  return { size, choose };
}
