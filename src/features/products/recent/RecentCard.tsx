import type { Id } from '@/contract/common';
import { ProductCard } from '../shared/ProductCard';
import { ProductCardSkeleton } from '../shared/ProductCardSkeleton';
import { useProductById } from '../useProductById';

/** Card of a recently viewed product; nothing when it is no longer sold. */
export function RecentCard({ id, list }: { id: Id; list: string }) {
  const { product, isMissing } = useProductById(id);
  if (isMissing) return null;
  return (
    <li>
      {product === undefined ? (
        <ProductCardSkeleton />
      ) : (
        <ProductCard product={product} currency={product.currency} list={list} component="h3" />
      )}
    </li>
  );
}
