import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ProductSort } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { asSort, SORTS } from '@/lib/productFilters';
import { filterMessages } from '../shared/messages';
import { sortLabel } from './sortLabel';

export interface SortRadiosProps {
  /** `undefined` for the default. */
  sort: ProductSort | undefined;
  isSearch: boolean;
  onChange: (sort: ProductSort | undefined) => void;
}

/** Order of the list in the sheet (product 5.11). */
export function SortRadios({ sort, isSearch, onChange }: SortRadiosProps) {
  const t = useTranslate();
  return (
    <RadioGroup
      aria-label={t(filterMessages.sort)}
      value={sort ?? 'recommended'}
      onChange={(_event, value) => onChange(asSort(value))}
    >
      {SORTS.map((option) => (
        <FormControlLabel
          key={option}
          value={option}
          control={<Radio sx={{ '&.Mui-checked': { color: 'primary.dark' } }} />}
          label={sortLabel(t, option, isSearch)}
        />
      ))}
    </RadioGroup>
  );
}
