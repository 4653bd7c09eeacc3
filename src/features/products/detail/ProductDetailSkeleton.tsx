import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { ProductLayout } from './ProductLayout';

const CHIPS = [1, 2, 3, 4];

/** Skeleton of the price. */
export const PriceSkeleton = () => <Skeleton variant="text" width="35%" />;

/** Skeleton of the size buttons and Add to Cart. */
export function OfferSkeleton() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        {CHIPS.map((chip) => (
          <Skeleton key={chip} width={132} height={44} />
        ))}
      </Box>
      <Skeleton height={52} />
    </>
  );
}

/** Skeleton of the description and the facts. */
export function DescriptionSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t(messages.loadingDetail)}>
      <Skeleton variant="text" />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="60%" />
    </div>
  );
}

/** Skeleton of the product page. */
export function ProductDetailSkeleton() {
  const t = useTranslate();
  return (
    <ProductLayout role="status" aria-label={t(messages.loadingDetail)}>
      <Box sx={{ paddingInlineStart: { md: '96px' } }}>
        <Skeleton height="auto" sx={{ aspectRatio: { xs: '1 / 1', md: '4 / 5' } }} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography variant="h2" component="div">
          <Skeleton variant="text" width="80%" />
        </Typography>
        <Box sx={{ fontSize: '1.375rem' }}>
          <PriceSkeleton />
        </Box>
        <OfferSkeleton />
        <DescriptionSkeleton />
      </Box>
    </ProductLayout>
  );
}
