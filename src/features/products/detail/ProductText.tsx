import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@/lib/language';
import { stripMarkup } from '@/lib/stripMarkup';
import { textIn } from '@/lib/textIn';
import { AttributeTable, type AttributeTableProps } from '../attributes/AttributeTable';
import { ProductFactList, type ProductFactListProps } from './ProductFactList';
import { ProductPromises, type ProductPromisesProps } from './ProductPromises';
import { SizePrices, type SizePricesProps } from './SizePrices';

export interface ProductTextProps
  extends ProductFactListProps, SizePricesProps, AttributeTableProps, ProductPromisesProps {
  description: string | undefined;
  /** Language of the description when it is not that of the page. */
  lang?: Language;
  /** Whether the facts are not loaded yet. */
  isPartial: boolean;
}

/** Promises, description, attributes and facts of a product, in print with all prices (product 5.4). */
export function ProductText(props: ProductTextProps) {
  const { sizes, currency, soldAs, way, description, lang, isPartial, attributes, ...facts } =
    props;
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
      {!isPartial && <ProductFactList lang={lang} {...facts} />}
    </Box>
  );
}
