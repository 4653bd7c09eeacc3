import Box from '@mui/material/Box';
import { useRef, type RefObject } from 'react';
import { Link, useLocation, type Location } from 'react-router';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { FACET_KEYS } from '@/lib/facets';
import { toggleValue, withoutFilter } from '@/lib/changeFilters';
import { hasPrice, valuesOf } from '@/lib/productFilters';
import { ColourSwatch } from '../attributes/ColourSwatch';
import { labelOf } from '../attributes/labelOf';
import { filterMessages } from '../shared/messages';
import type { FilterableList } from './filterableList';
import { priceLabel } from './priceLabel';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

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
