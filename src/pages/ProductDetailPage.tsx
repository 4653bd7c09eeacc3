import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { productDetailsApi, type ProductFacts } from '@/api/productDetails';
import { reviewsApi } from '@/api/reviews';
import { AfterFirstPaint } from '@/components/AfterFirstPaint';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageLoading } from '@/components/PageLoading';
import { PageMeta } from '@/components/PageMeta';
import { PendingPart } from '@/components/PendingPart';
import { QueryState } from '@/components/QueryState';
import type { Product } from '@/contract/products';
import { toGalleryPictures } from '@/features/products/gallery/gallery';
import { messages } from '@/features/products/detail/messages';
import {
  DescriptionSkeleton,
  preloadSkeletons,
  ProductDetailSkeleton,
} from '@/features/products/detail/lazySkeletons';
import { ProductGallery } from '@/features/products/gallery/ProductGallery';
import { ProductInfo } from '@/features/products/detail/ProductInfo';
import { ProductLayout } from '@/features/products/detail/ProductLayout';
import { ProductMeta } from '@/features/products/detail/ProductMeta';
import { ProductPageContainer } from '@/features/products/detail/ProductPageContainer';
import { useProductDetail } from '@/features/products/detail/useProductDetail';
import { useSelectedSize } from '@/features/products/detail/useSelectedSize';
import { scrollToReviews } from '@/features/reviews/reviewsHeading';
import { toReviewArg, useReviews } from '@/features/reviews/useReviews';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { useRouteId } from '@/hooks/useRouteId';
import { useTranslate } from '@/i18n/useTranslate';
import { productPath } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { ProductPurchase } from '@/widgets/ProductPurchase';
import { Print } from '@/widgets/Print';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const id = params.get('id');
  if (id === null) return;
  preloadSkeletons();
  dispatch(productDetailsApi.util.prefetch('getProductDetails', id, {}));
  dispatch(reviewsApi.util.prefetch('getReview', toReviewArg(id), {}));
};

/** Reserves the height of the rating line with its margin, in px. */
const ratingFallback = <Box sx={{ height: 52 }} />;

const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/RatingLine')).RatingLine,
}));

const ProductNotFound = lazy(async () => ({
  default: (await import('@/features/products/detail/ProductNotFound')).ProductNotFound,
}));

/** Code-split, because it is not shown before the customer scrolls. */
const ScrolledBuyBar = lazy(async () => ({
  default: (await import('@/features/products/detail/ScrolledBuyBar')).ScrolledBuyBar,
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

const ProductWindows = lazyHydrate(
  'product-windows',
  async () => (await import('@/widgets/ProductWindows')).ProductWindows,
  <Box sx={{ height: 44 }} />,
);

interface LoadedProductProps {
  id: string;
  product: ProductFacts;
  related: Product[];
  /** Shown in place of what is not loaded yet. */
  pending: ReactNode;
}

/** Loaded product with gallery, details, purchase, reviews and related products. */
function LoadedProduct({ id, product, related, pending }: LoadedProductProps) {
  const { name, lang, currency, sizes, images, imageAlts } = product;
  const { size, choose } = useSelectedSize(sizes);
  const { summary: rating, isLoading: isRatingLoading } = useReviews(id);
  const pictures = useMemo(
    () => toGalleryPictures({ name, lang, images, imageAlts }),
    [name, lang, images, imageAlts],
  );
  const purchaseBox = useRef<HTMLDivElement>(null);
  const purchase = { productId: id, productName: name, size };

  return (
    <>
      <Print />
      <ProductMeta id={id} product={product} rating={rating} />
      <ProductPageContainer name={name} lang={lang}>
        <ProductLayout>
          <ProductGallery pictures={pictures} />
          <ProductInfo
            product={product}
            size={size}
            onChooseSize={choose}
            rating={
              rating === undefined ? (
                isRatingLoading && ratingFallback
              ) : (
                <Suspense fallback={ratingFallback}>
                  <RatingLine summary={rating} onRead={scrollToReviews} />
                </Suspense>
              )
            }
            purchase={
              <>
                <ProductPurchase {...purchase} ref={purchaseBox} />
                <ProductWindows sizes={sizes} attributes={product.attributes} currency={currency} />
              </>
            }
            pending={pending}
          />
        </ProductLayout>
      </ProductPageContainer>
      <BelowFold productId={id} related={related} currency={currency} />
      {size !== undefined && (
        <AfterFirstPaint>
          <Suspense>
            <ScrolledBuyBar
              purchaseBox={purchaseBox}
              name={name}
              size={size.size}
              lang={size.size === '' ? lang : size.lang}
              price={size.price}
              soldAs={size.soldAs}
              currency={currency}
            >
              <ProductPurchase {...purchase} layout="bar" />
            </ScrolledBuyBar>
          </Suspense>
        </AfterFirstPaint>
      )}
    </>
  );
}

/** Product with this id, with loading, error and not-found states. */
function ProductScreen({ id }: { id: string }) {
  const t = useTranslate();
  const { product, isPartial, related, query } = useProductDetail(id);
  const pending = (
    <PendingPart
      query={query}
      what={t(messages.detail)}
      skeleton={
        <Suspense>
          <DescriptionSkeleton />
        </Suspense>
      }
    />
  );
  return (
    <QueryState
      query={query}
      data={product}
      component="h1"
      what={t(messages.detail)}
      skeleton={
        <Suspense fallback={<PageLoading />}>
          <ProductDetailSkeleton />
        </Suspense>
      }
      notFound={notFound}
      wrapFallback={(fallback) => (
        <ProductPageContainer>
          <PageMeta title={t(messages.detailTitle)} canonicalPath={productPath(id)} />
          {fallback}
        </ProductPageContainer>
      )}
    >
      {(data) => (
        <LoadedProduct
          id={id}
          product={data}
          related={related}
          pending={isPartial ? pending : undefined}
        />
      )}
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
