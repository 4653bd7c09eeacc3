import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { recentCleared, selectRecent } from '@/store/slices/recentSlice';
import { ProductCard } from '../shared/ProductCard';
import { ProductCardSkeleton } from '../shared/ProductCardSkeleton';
import { ProductRow } from '../shared/ProductRow';
import { useProductById } from '../useProductById';
import { recentMessages } from '../messages';

/** Card of a recently viewed product; nothing when it is no longer sold. */
function RecentCard({ id, list }: { id: Id; list: string }) {
  const { product, isMissing } = useProductById(id);
  if (isMissing) return null;
  return (
    <li>
      {product === undefined ? (
        <ProductCardSkeleton />
      ) : (
        <ProductCard product={product} currency={product.currency} list={list} component="h3" />
      )}
    </li>
  );
}

export interface RecentlyViewedProps {
  /** Name of the list, unique on the page. */
  list: string;
  /** The product of the page, which is left out. */
  exceptId?: Id;
  /** Number of cards. */
  max?: number;
  /** Called when the customer follows a link to a product. */
  onPick?: () => void;
  /** Called when the customer clears the list, whose button then disappears. */
  onClear?: () => void;
}

/** Products that were opened on this device, newest first (product 5.17); nothing on the first visit. */
export function RecentlyViewed({ list, exceptId, max, onPick, onClear }: RecentlyViewedProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const headingId = useId();
  const products = useAppSelector(selectRecent).filter(({ id }) => id !== exceptId);
  if (products.length === 0) return null;
  const handleClear = () => {
    dispatch(recentCleared());
    onClear?.();
  };
  return (
    <section aria-labelledby={headingId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 3,
        }}
      >
        <Typography id={headingId} variant="h3" component="h2">
          {t(recentMessages.heading)}
        </Typography>
        <Button variant="text" onClick={handleClear}>
          {t(recentMessages.clear)}
        </Button>
      </Box>
      <ProductRow onClick={onPick}>
        {products.slice(0, max).map(({ id }) => (
          <RecentCard key={id} id={id} list={list} />
        ))}
      </ProductRow>
    </section>
  );
}
