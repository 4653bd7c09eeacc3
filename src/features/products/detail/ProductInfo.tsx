import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ProductFacts } from '@/api/productDetails';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { lazyHydrate } from '@/components/lazyHydrate';
import { ProductPrice } from '@/components/ProductPrice';
import { unitMessages } from '@/components/messages';
import type { Size } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import type { OfferedWay } from './buyingWays';
import { messages } from './messages';
import { OfferSkeleton, PriceSkeleton } from './ProductDetailSkeleton';
import { SizePicker } from './SizePicker';

/** Keeps what follows out of view until it has its place. */
const pendingText = <Box aria-busy="true" sx={{ minHeight: '60vh' }} />;

const ProductText = lazyHydrate(
  'product-text',
  async () => (await import(/* webpackChunkName: "product-parts" */ './ProductText')).ProductText,
  pendingText,
);

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
}));

export interface ProductInfoProps {
  product: ProductFacts;
  /** The chosen size; `undefined` when there is none. */
  size: Size | undefined;
  onChooseSize: (sizeId: string) => void;
  /** Average rating, if there are reviews. */
  rating?: ReactNode;
  /** How the product is bought, when there is a choice (product 5.23), and its question. */
  way?: OfferedWay;
  question?: ReactNode;
  /** Shown instead of sizes and purchase. */
  configurator?: ReactNode;
  /** Add to Cart or the stepper. */
  purchase: ReactNode;
  /** Comparison, sizes for the customer's windows, and questions. */
  windows?: ReactNode;
  /** Shown instead of the description and the facts until they are loaded. */
  pending?: ReactNode;
}

/** Product details with size picker and purchase controls (product 5.4). */
export function ProductInfo(props: ProductInfoProps) {
  const t = useTranslate();
  const { product, size, onChooseSize, rating, purchase, windows, pending } = props;
  const { way, question, configurator } = props;
  const { name, lang, sizes, currency, price } = product;
  const soldAs = size?.soldAs;
  // The cart holds neither sizes nor prices of a product.
  const isMade = way?.way === 'made';
  const unit = isMade ? way.unit : soldAs;
  const shownPrice = isMade ? way.from : (size?.price ?? price);
  const isOfferPending = pending !== undefined && sizes.length === 0;
  return (
    <Rows>
      <div>
        <Typography
          variant="h1"
          sx={{ overflowWrap: 'anywhere', fontSize: 'h2.fontSize' }}
          {...textIn(lang)}
        >
          {name}
        </Typography>
        {rating}
        <Box aria-live="polite" sx={{ marginBlockStart: 1.5 }}>
          {(isOfferPending || !isMade || Number.isFinite(shownPrice)) && (
            <Typography sx={{ fontSize: '1.375rem', fontWeight: 500 }}>
              {isOfferPending ? (
                <PriceSkeleton />
              ) : (
                <ProductPrice
                  // The price of a unit is exact.
                  prefix={unit === undefined ? t(messages.from) : undefined}
                  amount={shownPrice}
                  currency={currency}
                  unit={unit && t(unitMessages[unit].per)}
                  originalAmount={size?.originalPrice}
                />
              )}
            </Typography>
          )}
          {soldAs !== undefined && soldAs !== 'blind' && (
            <Typography variant="body2" color="textSecondary">
              {t(messages.unitHints[soldAs])}
            </Typography>
          )}
          {isMade && (
            <Typography variant="body2" color="textSecondary">
              {t(messages.ways.madeHint)}
            </Typography>
          )}
        </Box>
      </div>
      <AfterFirstPaint fallback={pendingText}>
        {question}
        {configurator}
        {isOfferPending && <OfferSkeleton />}
        {!isOfferPending && configurator === undefined && (
          <>
            <SizePicker
              sizes={way?.sizes ?? sizes}
              currency={currency}
              selectedId={size?._id}
              onChoose={onChooseSize}
            />
            {purchase}
          </>
        )}
        {!isOfferPending && windows}
        <ProductText
          product={product}
          soldAs={soldAs}
          way={way?.way}
          isPartial={pending !== undefined}
        />
        {pending}
      </AfterFirstPaint>
    </Rows>
  );
}
