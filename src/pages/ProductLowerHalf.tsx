import type { Id } from '@/contract/common';
import type { Product } from '@/contract/products';
import { RelatedProducts } from '@/features/products/RelatedProducts';
import { ReviewSection } from '@/features/reviews/ReviewSection';

interface ProductLowerHalfProps {
  productId: Id;
  related: Product[];
  currency: string;
}

/** What follows the product itself: what customers say about it, and what goes with it (spec §2). */
export function ProductLowerHalf({ productId, related, currency }: ProductLowerHalfProps) {
  return (
    <>
      <ReviewSection productId={productId} />
      <RelatedProducts products={related} currency={currency} />
    </>
  );
}
