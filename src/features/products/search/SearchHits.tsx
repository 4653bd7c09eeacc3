import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { Picture } from '@/components/Picture';
import { LowestPrice } from '@/components/LowestPrice';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { listMessages } from '../shared/messages';

export interface SearchHitsProps {
  products: Product[];
  currency: string;
  /** Called when the customer follows a link. */
  onPick: () => void;
}

const MAX_HITS = 4;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** First matching products as links. */
export function SearchHits({ products, currency, onPick }: SearchHitsProps) {
  const t = useTranslate();
  return (
    <List aria-label={t(listMessages.firstResults)}>
      {products.slice(0, MAX_HITS).map((product) => (
        <li key={product._id}>
          <Link
            component={RouterLink}
            to={productPath(product._id)}
            state={{ id: product._id }}
            onClick={onPick}
            sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
          >
            <Box sx={{ width: 72, flex: 'none' }}>
              <Picture src={product.images[0]} alt="" ratio="1 / 1" sizes="72px" />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h5" component="span" sx={{ display: 'block' }}>
                <span {...textIn(product.lang)}>{product.name}</span>
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                <LowestPrice product={product} currency={currency} />
              </Typography>
            </Box>
          </Link>
        </li>
      ))}
    </List>
  );
}
