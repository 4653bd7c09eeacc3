import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { messages as components } from '@/components/messages';
import type { Facet } from '@/contract/facets';
import type { ProductFilters } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { toggleValue } from '@/lib/changeFilters';
import { valuesOf } from '@/lib/productFilters';
import { ColourSwatch } from '../attributes/ColourSwatch';
import { lightHintOf } from '../attributes/lightHintOf';
import { labelOf } from '../attributes/labelOf';
import { filterMessages } from '../shared/messages';

export interface FacetOptionsProps {
  facet: Facet;
  filters: ProductFilters;
  onChange: (filters: ProductFilters) => void;
}

/** Checkboxes of a facet with the number of products each; one without products is disabled (product 5.10). */
export function FacetOptions({ facet, filters, onChange }: FacetOptionsProps) {
  const t = useTranslate();
  const { key, values } = facet;
  const hintId = useId();
  const selected = valuesOf(filters, key);
  return (
    <Box
      role="group"
      aria-label={t(filterMessages.names[key])}
      sx={{
        display: 'grid',
        gridTemplateColumns:
          key === 'opacity' ? undefined : 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
      }}
    >
      {values.map(({ id, count }) => {
        const isSelected = selected.includes(id);
        const label = labelOf(t, key, id);
        const hint = key === 'opacity' ? lightHintOf(t, id) : undefined;
        return (
          <FormControlLabel
            key={id}
            checked={isSelected}
            disabled={count === 0 && !isSelected}
            onChange={() => onChange(toggleValue(filters, key, id))}
            control={
              <Checkbox
                slotProps={{
                  input: {
                    'aria-label': label + t(components.comma) + t(filterMessages.found, { count }),
                    'aria-describedby': hint && `${hintId}-${id}`,
                  },
                }}
              />
            }
            sx={{ minHeight: 44, alignItems: hint === undefined ? 'center' : 'flex-start' }}
            label={
              <Box component="span" sx={{ display: 'block', paddingBlock: 1.25 }}>
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  {key === 'colour' && <ColourSwatch colour={id} />}
                  <span>{label}</span>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {count}
                  </Box>
                </Box>
                {hint !== undefined && (
                  <Typography
                    id={`${hintId}-${id}`}
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {hint}
                  </Typography>
                )}
              </Box>
            }
          />
        );
      })}
    </Box>
  );
}
