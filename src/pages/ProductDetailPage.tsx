import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useRef } from 'react';
import type { ProductFacts } from '@/api/products';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { PrintLetterhead } from '@/components/PrintLetterhead';
import { PrintStyles } from '@/components/PrintStyles';
import { QueryState } from '@/components/QueryState';
import { company } from '@/content/company';
import type { Product } from '@/contract/products';
import { BuyBar } from '@/features/products/detail/BuyBar';
import { toGalleryPictures } from '@/features/products/gallery/gallery';
import { messages } from '@/features/products/detail/messages';
import { ProductDetailSkeleton } from '@/features/products/detail/ProductDetailSkeleton';
import { ProductGallery } from '@/features/products/gallery/ProductGallery';
import { ProductInfo } from '@/features/products/detail/ProductInfo';
import { ProductLayout } from '@/features/products/detail/ProductLayout';
import { ProductMeta } from '@/features/products/detail/ProductMeta';
import { ProductPageContainer } from '@/features/products/detail/ProductPageContainer';
import { useProductDetail } from '@/features/products/detail/useProductDetail';
import { useSelectedSize } from '@/features/products/detail/useSelectedSize';
import { REVIEWS_HEADING_ID } from '@/features/reviews/reviewsHeading';
import { useReviews } from '@/features/reviews/useReviews';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { useIsVisible } from '@/hooks/useIsVisible';
import { useRouteId } from '@/hooks/useRouteId';
import { productPath } from '@/lib/paths';
import { ProductPurchase } from '@/widgets/ProductPurchase';

/** Height of the rating line with its margin, reserved by the fallback. */
const RATING_LINE_PX = 52;

const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/RatingLine')).RatingLine,
}));

const ProductNotFound = lazy(async () => ({
  default: (await import('@/features/products/detail/ProductNotFound')).ProductNotFound,
}));

/** Code-split, because few visits end here. */
const notFound = (
  <Suspense>
    <ProductNotFound />
  </Suspense>
);

const BelowFold = lazyHydrate(
  'product-below-fold',
  async () => (await import('@/widgets/ProductBelowFold')).ProductBelowFold,
);

/** Scrolls to the reviews, whose server HTML exists before hydration. */
function scrollToReviews() {
  const heading = document.getElementById(REVIEWS_HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface LoadedProductProps {
  id: string;
  product: ProductFacts;
  related: Product[];
}

/** Loaded product with gallery, details, purchase, reviews and related products. */
function LoadedProduct({ id, product, related }: LoadedProductProps) {
  const { name, currency, sizes, price, images, imageAlts } = product;
  const { size, choose } = useSelectedSize(sizes);
  const { summary: rating } = useReviews(id);
  const pictures = useMemo(
    () => toGalleryPictures(name, images, imageAlts),
    [name, images, imageAlts],
  );
  const purchaseBox = useRef<HTMLDivElement>(null);
  const isPurchaseInView = useIsVisible(purchaseBox);
  const purchase = { productId: id, productName: name, size };

  return (
    <>
      <PrintStyles />
      <PrintLetterhead {...company} />
      <ProductMeta id={id} product={product} rating={rating} />
      <ProductPageContainer name={name}>
        <ProductLayout>
          <ProductGallery pictures={pictures} />
          <ProductInfo
            product={product}
            size={size}
            onChooseSize={choose}
            rating={
              rating && (
                <Suspense fallback={<Box sx={{ height: RATING_LINE_PX }} />}>
                  <RatingLine summary={rating} onRead={scrollToReviews} />
                </Suspense>
              )
            }
            purchase={<ProductPurchase {...purchase} ref={purchaseBox} />}
          />
        </ProductLayout>
      </ProductPageContainer>
      <BelowFold productId={id} related={related} currency={currency} />
      <BuyBar
        name={name}
        size={size?.size ?? ''}
        price={size?.price ?? price}
        soldAs={size?.soldAs}
        currency={currency}
        isShown={!isPurchaseInView}
      >
        <ProductPurchase {...purchase} layout="bar" />
      </BuyBar>
    </>
  );
}

/** Product with this id, with loading, error and not-found states. */
function ProductScreen({ id }: { id: string }) {
  const { product, related, query } = useProductDetail(id);
  return (
    <QueryState
      query={query}
      data={product}
      component="h1"
      what={messages.detail}
      skeleton={<ProductDetailSkeleton />}
      notFound={notFound}
      wrapFallback={(fallback) => (
        <ProductPageContainer>
          <PageMeta title={messages.detailTitle} canonicalPath={productPath(id)} />
          {fallback}
        </ProductPageContainer>
      )}
    >
      {(data) => <LoadedProduct id={id} product={data} related={related} />}
    </QueryState>
  );
}

/** /product-detail: one product, by the id in navigation state or in the URL (product 5.4). */
export function ProductDetailPage() {
  const id = useRouteId();
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(id ?? '', top);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      {id === undefined ? notFound : <ProductScreen key={id} id={id} />}
    </Box>
  );
}
