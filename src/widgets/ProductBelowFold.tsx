import { VisibleFirst } from '@/components/VisibleFirst';
import type { Id } from '@/contract/common';
import type { Product } from '@/contract/products';
import { RelatedProducts } from '@/features/products/detail/RelatedProducts';
import { RecentSection } from '@/features/products/recent/RecentSection';
import { ReviewSection } from '@/features/reviews/ReviewSection';

interface ProductBelowFoldProps {
  productId: Id;
  related: Product[];
  currency: string;
}

/** Reviews, related and recently viewed products of a product. */
export function ProductBelowFold({ productId, related, currency }: ProductBelowFoldProps) {
  return (
    <VisibleFirst name="product">
      <ReviewSection productId={productId} />
      <RelatedProducts products={related} currency={currency} />
      <RecentSection exceptId={productId} />
    </VisibleFirst>
  );
}
