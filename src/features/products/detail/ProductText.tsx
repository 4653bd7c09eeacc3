import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductFacts } from '@/api/productDetails';
import { stripMarkup } from '@/lib/stripMarkup';
import { textIn } from '@/lib/textIn';
import { AttributeTable } from '../attributes/AttributeTable';
import { ProductFactList } from '../attributes/ProductFactList';
import { ProductPromises, type ProductPromisesProps } from '../attributes/ProductPromises';
import { SizePrices } from './SizePrices';

export interface ProductTextProps extends ProductPromisesProps {
  product: ProductFacts;
  /** Whether the facts are not loaded yet. */
  isPartial: boolean;
}

/** Promises, description, attributes and facts of a product, in print with all prices (product 5.4). */
export function ProductText({ product, soldAs, way, isPartial }: ProductTextProps) {
  const { sizes, currency, description, lang, attributes } = product;
  const { brand, category, categoryLang, productId } = product;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SizePrices sizes={sizes} currency={currency} />
      <ProductPromises soldAs={soldAs} way={way} />
      {description !== undefined && (
        <Typography
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          {...textIn(lang)}
        >
          {stripMarkup(description)}
        </Typography>
      )}
      <AttributeTable attributes={attributes} />
      {!isPartial && (
        <ProductFactList
          lang={lang}
          brand={brand}
          category={category}
          categoryLang={categoryLang}
          productId={productId}
        />
      )}
    </Box>
  );
}
