import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ProductSort } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { asSort, SORTS } from '@/lib/productFilters';
import { filterMessages } from '../shared/messages';
import { sortLabel } from './sortLabel';

export interface SortSelectProps {
  /** `undefined` for the default. */
  sort: ProductSort | undefined;
  isSearch: boolean;
  onChange: (sort: ProductSort | undefined) => void;
}

/** Order of the list on wide screens (product 5.11). */
export function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1,
        marginInlineStart: 'auto',
      }}
    >
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        {t(filterMessages.sort)}
      </Typography>
      <NativeSelect
        input={<OutlinedInput />}
        value={sort ?? 'recommended'}
        onChange={({ target }) => onChange(asSort(target.value))}
        inputProps={{ id }}
        sx={{ '& select': { paddingBlock: 1.25 } }}
      >
        {SORTS.map((option) => (
          <option key={option} value={option}>
            {sortLabel(t, option, isSearch)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
