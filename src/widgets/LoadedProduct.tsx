import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import type { ProductFacts } from '@/api/productDetails';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { lazyHydrate } from '@/components/lazyHydrate';
import { lazyPart } from '@/components/lazyPart';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';
import type { Product } from '@/contract/products';
import { ProductInfo } from '@/features/products/detail/ProductInfo';
import { ProductLayout } from '@/features/products/detail/ProductLayout';
import { ProductMeta } from '@/features/products/detail/ProductMeta';
import { ProductPageContainer } from '@/features/products/detail/ProductPageContainer';
import { BuyQuestion } from '@/features/products/detail/BuyQuestion';
import { useBuyingWay } from '@/features/products/detail/useBuyingWay';
import { ProductGallery } from '@/features/products/gallery/ProductGallery';
import { useReviews } from '@/features/reviews/useReviews';
import { FailedOpened } from '@/components/OpenedPart';
import { PendingConfigurator } from '@/features/windows/made/PendingConfigurator';
import { Letterhead } from './Letterhead';
import { ProductPurchase } from './ProductPurchase';

/** Reserves the height of the rating line with its margin, in px. */
const ratingFallback = <Box sx={{ height: 52 }} />;

const RatingLine = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ '@/features/reviews/RatingLine'))
      .RatingLine,
  { pending: ratingFallback },
);

/** Hidden until the page is scrolled. */
const ScrolledBuyBar = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "product-parts" */ '@/features/products/detail/ScrolledBuyBar'
      )
    ).ScrolledBuyBar,
);

/** With the chunk of the rating, which every visit loads. */
const ProductRoom = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ '@/features/rooms/ProductRoom'))
      .ProductRoom,
);

/** One element, so that the gallery renders again with other images only. */
const room = <ProductRoom />;

const BelowFold = lazyHydrate(
  'product-below-fold',
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ './ProductBelowFold')).ProductBelowFold,
);

const ProductWindows = lazyHydrate(
  'product-windows',
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ './ProductWindows')).ProductWindows,
  <Box sx={{ height: 132 }} />,
);

/** Code-split, because only customers who choose it load the calculation and its form. */
const MadeForWindow = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "made-for-window" */ './MadeForWindow')).MadeForWindow,
  { pending: <PendingConfigurator />, failed: <FailedOpened /> },
);

export interface LoadedProductProps {
  id: string;
  product: ProductFacts;
  related: Product[];
  /** Shown in place of what is not loaded yet. */
  pending: ReactNode;
}

/** Loaded product with gallery, details, purchase, reviews and related products. */
export function LoadedProduct({ id, product, related, pending }: LoadedProductProps) {
  const { name, lang, currency } = product;
  const { ways, chosen, size, choose, chooseWay } = useBuyingWay(product);
  const { summary: rating, isLoading: isRatingLoading } = useReviews(id);
  const purchaseBox = useRef<HTMLDivElement>(null);
  const purchase = { productId: id, productName: name, size };

  return (
    <>
      <AfterFirstPaint isOnReturn>
        <Letterhead />
      </AfterFirstPaint>
      <ProductMeta id={id} product={product} rating={rating} />
      <VisibleFirst name="product-screen">
        <ProductPageContainer name={name} lang={lang}>
          <ProductLayout isMade={chosen?.way === 'made'}>
            <ProductGallery product={product}>{room}</ProductGallery>
            <ProductInfo
              product={product}
              size={size}
              onChooseSize={choose}
              way={chosen}
              question={
                chosen && (
                  <BuyQuestion
                    ways={ways}
                    chosen={chosen.way}
                    currency={currency}
                    onChoose={chooseWay}
                  />
                )
              }
              configurator={
                chosen?.way === 'made' && product.made ? (
                  <MadeForWindow productId={id} product={product} offer={product.made} />
                ) : undefined
              }
              rating={
                rating === undefined ? (
                  isRatingLoading && ratingFallback
                ) : (
                  <RatingLine summary={rating} />
                )
              }
              purchase={<ProductPurchase {...purchase} ref={purchaseBox} />}
              windows={<ProductWindows productId={id} product={product} size={size} />}
              pending={pending}
            />
          </ProductLayout>
        </ProductPageContainer>
        <BelowFold productId={id} related={related} currency={currency} />
      </VisibleFirst>
      {size !== undefined && (
        <AfterFirstPaint isOnReturn>
          <ScrolledBuyBar purchaseBox={purchaseBox} product={product} chosen={size}>
            <ProductPurchase {...purchase} layout="bar" />
          </ScrolledBuyBar>
        </AfterFirstPaint>
      )}
    </>
  );
}
