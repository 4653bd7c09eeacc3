import { ProductCardSkeleton } from '../shared/ProductCardSkeleton';
import { ProductGrid } from '../shared/ProductGrid';

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** Skeletons of six products (product 12.5). */
export function ProductListSkeleton() {
  return (
    <ProductGrid aria-hidden="true">
      {SKELETONS.map((number) => (
        <li key={number} data-testid="product-skeleton">
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}
