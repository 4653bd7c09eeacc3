import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { Section } from '@/components/Section';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { ProductCard } from '../shared/ProductCard';
import { ProductRow } from '../shared/ProductRow';

export interface RelatedProductsProps {
  products: Product[];
  currency: string;
}

const MAX_SHOWN = 8;

/** Cards of related products (product 5.6). */
export const RelatedProducts = memo(function RelatedProducts({
  products,
  currency,
}: RelatedProductsProps) {
  const t = useTranslate();
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <Section labelledBy={headingId} ground="sand" isScreenOnly>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 5 }}>
        {t(messages.related)}
      </Typography>
      <ProductRow>
        {products.slice(0, MAX_SHOWN).map((product) => (
          <li key={product._id}>
            <ProductCard product={product} currency={currency} list="related" component="h3" />
          </li>
        ))}
      </ProductRow>
    </Section>
  );
});
