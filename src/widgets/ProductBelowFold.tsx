import { lazyDialog } from '@/components/lazyDialog';
import { VisibleFirst } from '@/components/VisibleFirst';
import type { Id } from '@/contract/common';
import type { Product } from '@/contract/products';
import { RelatedProducts } from '@/features/products/detail/RelatedProducts';
import { RecentSection } from '@/features/products/recent/RecentSection';
import { PhotoViewerContext, type PhotoViewerProps } from '@/features/reviews/photos/photoViewer';
import { ReviewSection } from '@/features/reviews/ReviewSection';

/** Photos of reviews open in the viewer of the product's images. */
const PhotoViewer = lazyDialog(
  async () => (await import('@/features/products/gallery/PictureZoom')).PictureZoom,
);
const renderPhotoViewer = (props: PhotoViewerProps) => <PhotoViewer {...props} />;

interface ProductBelowFoldProps {
  productId: Id;
  related: Product[];
  currency: string;
}

/** Reviews, related and recently viewed products of a product. */
export function ProductBelowFold({ productId, related, currency }: ProductBelowFoldProps) {
  return (
    <VisibleFirst name="product">
      <PhotoViewerContext value={renderPhotoViewer}>
        <ReviewSection productId={productId} />
      </PhotoViewerContext>
      <RelatedProducts products={related} currency={currency} />
      <RecentSection exceptId={productId} />
    </VisibleFirst>
  );
}
