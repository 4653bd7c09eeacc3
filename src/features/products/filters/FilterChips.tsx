import Box from '@mui/material/Box';
import { type RefObject, useRef } from 'react';
import { Link, type Location, useLocation } from 'react-router';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { FACET_KEYS } from '@/lib/facets';
import { toggleValue, withoutFilter } from '@/lib/changeFilters';
import { hasPrice, type PriceLimits, valuesOf } from '@/lib/productFilters';
import type { Translate } from '@/i18n/createI18n';
import type { Language } from '@/lib/language';
import { currencyIn, formatAmount } from '@/lib/money';
import { ColourSwatch } from '../attributes/ColourSwatch';
import { labelOf } from '../attributes/labelOf';
import { filterMessages } from '../shared/messages';
import type { FilterableList } from './filterableList';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** Text of a price filter, e.g. `100 to 200 AED`. */
function priceLabel(
  t: Translate,
  { minPrice, maxPrice }: PriceLimits,
  currency: string,
  language: Language,
): string {
  const values = {
    min: formatAmount(minPrice),
    max: formatAmount(maxPrice),
    currency: currencyIn(currency, language),
  };
  if (minPrice === undefined) return t(filterMessages.priceTo, values);
  if (maxPrice === undefined) return t(filterMessages.priceFrom, values);
  return t(filterMessages.priceBetween, values);
}

export interface FilterChipsProps {
  list: FilterableList;
  /** Receives focus when the last chip is removed. */
  fallback: RefObject<HTMLElement | null>;
}

/** Links that remove one filter each, and all of them (product 5.10). */
export function FilterChips({ list, fallback }: FilterChipsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const container = useRef<HTMLElement>(null);
  const { choice, currency, pathOf } = list;
  const { filters = {}, sort } = choice;
  const chips = FACET_KEYS.flatMap((key) =>
    valuesOf(filters, key).map((id) => ({
      id: `${key} ${id}`,
      colour: key === 'colour' ? id : undefined,
      name: labelOf(t, key, id),
      rest: toggleValue(filters, key, id),
    })),
  );
  if (hasPrice(filters))
    chips.push({
      id: 'price',
      colour: undefined,
      name: priceLabel(t, filters, currency, language),
      rest: withoutFilter(filters, 'price'),
    });
  const handleClick = useFocusAfterRemoval(container, chips.length, fallback);
  if (chips.length === 0) return null;
  return (
    <Box
      component="nav"
      ref={container}
      aria-label={t(filterMessages.active)}
      onClick={handleClick}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}
    >
      {chips.map(({ id, colour, name, rest }) => (
        <Button
          key={id}
          component={Link}
          to={pathOf({ filters: rest, sort })}
          state={state}
          variant="outlined"
          size="small"
          startIcon={colour !== undefined && <ColourSwatch colour={colour} />}
          endIcon={<CloseIcon />}
          aria-label={t(filterMessages.remove, { name })}
          sx={{ minHeight: 44, borderColor: 'divider', bgcolor: 'background.paper' }}
        >
          {name}
        </Button>
      ))}
      <Button
        component={Link}
        to={pathOf({ sort })}
        state={state}
        variant="text"
        size="small"
        sx={{ minHeight: 44, paddingInline: 1 }}
      >
        {t(filterMessages.clearAll)}
      </Button>
    </Box>
  );
}
