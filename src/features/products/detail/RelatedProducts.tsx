import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Section } from '@/components/Section';
import type { Product } from '@/contract/products';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { ProductCard } from '../list/ProductCard';

export interface RelatedProductsProps {
  products: Product[];
  currency: string;
}

const MAX_SHOWN = 8;

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: fluid(12, 32),
  rowGap: 40,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** Cards of related products (product 5.6). */
export function RelatedProducts({ products, currency }: RelatedProductsProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section labelledBy={headingId} ground="sand">
        <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 5 }}>
          {messages.related}
        </Typography>
        <Row>
          {products.slice(0, MAX_SHOWN).map((product) => (
            <li key={product._id}>
              <ProductCard product={product} currency={currency} component="h3" />
            </li>
          ))}
        </Row>
      </Section>
    </Box>
  );
}
