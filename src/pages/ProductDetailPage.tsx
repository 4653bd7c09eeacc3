import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import type { ProductFacts } from '@/api/products';
import { later } from '@/components/later';
import { loadingShape } from '@/components/loadingShape';
import { PageMeta } from '@/components/PageMeta';
import { PrintLetterhead } from '@/components/PrintLetterhead';
import { PrintStyles } from '@/components/PrintStyles';
import { seldom } from '@/components/seldom';
import { SectionError } from '@/components/SectionError';
import { company } from '@/content/company';
import type { Product } from '@/contract/products';
import { BuyBar } from '@/features/products/BuyBar';
import { toGalleryPictures } from '@/features/products/gallery';
import { messages } from '@/features/products/messages';
import { ProductGallery } from '@/features/products/ProductGallery';
import { ProductInfo } from '@/features/products/ProductInfo';
import { ProductLayout } from '@/features/products/ProductLayout';
import { ProductMeta } from '@/features/products/ProductMeta';
import { ProductSpace } from '@/features/products/ProductSpace';
import { useProductDetail } from '@/features/products/useProductDetail';
import { useSelectedSize } from '@/features/products/useSelectedSize';
import { RatingLine } from '@/features/reviews/RatingLine';
import { REVIEWS_HEADING_ID } from '@/features/reviews/reviewsHeading';
import { useRatingSummary } from '@/features/reviews/useRatingSummary';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { useIsVisible } from '@/hooks/useIsVisible';
import { useRouteId } from '@/hooks/useRouteId';
import { productPath } from '@/lib/paths';
import { ProductPurchase } from './ProductPurchase';

const LowerHalf = later(
  'product-lower-half',
  async () => (await import('./ProductLowerHalf')).ProductLowerHalf,
);

const ProductMissing = seldom(
  async () => (await import('@/features/products/ProductMissing')).ProductMissing,
);

const ProductDetailSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ '@/features/products/ProductDetailSkeleton'))
      .ProductDetailSkeleton,
);

/** Leads to the reviews, which stand on the page before they come to life. */
function goToReviews() {
  const heading = document.getElementById(REVIEWS_HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface LoadedProductProps {
  id: string;
  product: ProductFacts;
  related: Product[];
}

/** The product itself: pictures, facts and purchase, reviews, and what goes with it. */
function LoadedProduct({ id, product, related }: LoadedProductProps) {
  const { name, currency, sizes, price, images, imageAlts } = product;
  const { size, choose } = useSelectedSize(sizes);
  const rating = useRatingSummary(id);
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
      <ProductSpace name={name}>
        <ProductLayout>
          <ProductGallery pictures={pictures} />
          <ProductInfo
            product={product}
            size={size}
            onChooseSize={choose}
            rating={rating && <RatingLine summary={rating} onRead={goToReviews} />}
            purchase={<ProductPurchase {...purchase} ref={purchaseBox} />}
          />
        </ProductLayout>
      </ProductSpace>
      <LowerHalf productId={id} related={related} currency={currency} />
      <BuyBar
        name={name}
        size={size?.size ?? ''}
        price={size?.price ?? price}
        currency={currency}
        isShown={!isPurchaseInView}
      >
        <ProductPurchase {...purchase} layout="bar" />
      </BuyBar>
    </>
  );
}

/** A product in whichever state its answer is. */
function ProductScreen({ id }: { id: string }) {
  const { product, related, isLoading, isMissing, reason, retry } = useProductDetail(id);
  if (isMissing) return <ProductMissing />;
  if (product !== undefined) return <LoadedProduct id={id} product={product} related={related} />;
  return (
    <ProductSpace>
      <PageMeta title={messages.detailTitle} canonicalPath={productPath(id)} />
      {isLoading ? (
        <ProductDetailSkeleton />
      ) : (
        <SectionError component="h1" what={messages.detail} reason={reason} onRetry={retry} />
      )}
    </ProductSpace>
  );
}

/** A fabric by the id in navigation state or in the address (spec §2, decisions §2). */
export function ProductDetailPage() {
  const id = useRouteId();
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(id ?? '', top);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      {id === undefined ? <ProductMissing /> : <ProductScreen key={id} id={id} />}
    </Box>
  );
}
