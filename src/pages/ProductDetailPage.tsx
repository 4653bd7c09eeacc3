import Box from '@mui/material/Box';
import { memo, useRef } from 'react';
import { productDetailsApi } from '@/api/productDetails';
import { reviewsApi } from '@/api/reviews';
import { PageMeta } from '@/components/PageMeta';
import { PendingPart } from '@/components/PendingPart';
import { QueryState } from '@/components/QueryState';
import { messages } from '@/features/products/detail/messages';
import {
  DescriptionSkeleton,
  ProductDetailSkeleton,
} from '@/features/products/detail/ProductDetailSkeleton';
import { ProductNotFound } from '@/features/products/detail/ProductNotFound';
import { ProductPageContainer } from '@/features/products/detail/ProductPageContainer';
import { useProductDetail } from '@/features/products/detail/useProductDetail';
import { toReviewArg } from '@/features/reviews/useReviews';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useRouteId } from '@/hooks/navigation/useRouteId';
import { useTranslate } from '@/i18n/useTranslate';
import { productPath } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { LoadedProduct } from '@/widgets/LoadedProduct';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const id = params.get('id');
  if (id === null) return;
  dispatch(productDetailsApi.util.prefetch('getProductDetails', id, {}));
  dispatch(reviewsApi.util.prefetch('getReview', toReviewArg(id), {}));
};

/** Product with this id, with loading, error and not-found states; memoised, because a size or a room changes the URL. */
const ProductScreen = memo(function ProductScreen({ id }: { id: string }) {
  const t = useTranslate();
  const { product, isPartial, related, query } = useProductDetail(id);
  const pending = (
    <PendingPart query={query} what={t(messages.detail)} skeleton={<DescriptionSkeleton />} />
  );
  return (
    <QueryState
      query={query}
      data={product}
      component="h1"
      what={t(messages.detail)}
      skeleton={<ProductDetailSkeleton />}
      notFound={<ProductNotFound />}
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
});

/** /product-detail: one product, by the id in navigation state or in the URL (product 5.4). */
export function ProductDetailPage() {
  const id = useRouteId();
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(id ?? '', top);
  return (
    <Box ref={top} tabIndex={-1}>
      {id === undefined ? <ProductNotFound /> : <ProductScreen key={id} id={id} />}
    </Box>
  );
}
