import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { lazyPart } from '@/components/lazyPart';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';
import type { Id } from '@/contract/common';
import type { Product } from '@/contract/products';
import { RelatedProducts } from '@/features/products/detail/RelatedProducts';
import { RecentSection } from '@/features/products/recent/RecentSection';
import { PhotoViewerContext, type PhotoViewerProps } from '@/features/reviews/photos/photoViewer';
import { ReviewSection } from '@/features/reviews/ReviewSection';

/** Photos of reviews open in the viewer of the product's images. */
const PhotoViewer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "zoom" */ '@/features/products/gallery/PictureZoom'))
      .PictureZoom,
);
const renderPhotoViewer = (props: PhotoViewerProps) => <PhotoViewer {...props} />;

interface ProductBelowFoldProps {
  productId: Id;
  related: Product[];
  currency: string;
}

/**
 * Reviews, related and recently viewed products of a product. On a screen that a link opened, React renders the form and what
 * follows on their own, because all of it takes a slow phone more than 100 ms.
 */
export function ProductBelowFold({ productId, related, currency }: ProductBelowFoldProps) {
  return (
    <VisibleFirst name="product">
      <PhotoViewerContext value={renderPhotoViewer}>
        <ReviewSection productId={productId} />
      </PhotoViewerContext>
      <AfterFirstPaint>
        <RelatedProducts products={related} currency={currency} />
      </AfterFirstPaint>
      {/* An element even without content: when it appears later, `VisibleFirst` still finds the other sections. */}
      <div>
        <AfterFirstPaint>
          <RecentSection exceptId={productId} />
        </AfterFirstPaint>
      </div>
    </VisibleFirst>
  );
}
