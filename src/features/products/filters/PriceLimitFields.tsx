import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PriceRange, ProductFilters } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { withPrices } from '@/lib/changeFilters';
import { asPriceLimit } from '@/lib/productFilters';
import { filterMessages } from '../shared/messages';
import { PriceLimitField } from './PriceLimitField';

export interface PriceLimitFieldsProps {
  /** Prices of the list, shown as placeholders. */
  range: PriceRange;
  filters: ProductFilters;
  /** In the language of the page. */
  currency: string;
  /** Called with limits that differ, when a field is left or Enter is pressed. */
  onChange: (filters: ProductFilters) => void;
}

const textOf = (limit: number | undefined) => (limit === undefined ? '' : String(limit));

/** Lowest and highest price. */
export function PriceLimitFields({ range, filters, currency, onChange }: PriceLimitFieldsProps) {
  const t = useTranslate();
  const { minPrice, maxPrice } = filters;
  const [min, setMin] = useState(textOf(minPrice));
  const [max, setMax] = useState(textOf(maxPrice));
  const [shown, setShown] = useState(filters);
  // The limits change elsewhere as well, e.g. by Back.
  if (shown.minPrice !== minPrice || shown.maxPrice !== maxPrice) {
    setShown(filters);
    setMin(textOf(minPrice));
    setMax(textOf(maxPrice));
  }
  const handleCommit = () => {
    const next = withPrices(filters, { minPrice: asPriceLimit(min), maxPrice: asPriceLimit(max) });
    if (next.minPrice !== minPrice || next.maxPrice !== maxPrice) onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <PriceLimitField
        label={t(filterMessages.minPrice, { currency })}
        text={min}
        placeholder={String(Math.floor(range.min))}
        onChange={setMin}
        onCommit={handleCommit}
      />
      <PriceLimitField
        label={t(filterMessages.maxPrice, { currency })}
        text={max}
        placeholder={String(Math.ceil(range.max))}
        onChange={setMax}
        onCommit={handleCommit}
      />
    </Box>
  );
}
