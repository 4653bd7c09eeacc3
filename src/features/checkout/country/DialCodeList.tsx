import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import { TextField } from '@/components/TextField';
import { useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { findDialCodes, type DialCode } from './dialCodes';
import { dialCodeMessages } from './messages';

interface DialCodeListProps {
  dialCodes: readonly DialCode[];
  /** Empty until one is picked. */
  value: string;
  isLoading?: boolean;
  onPick: (dialCode: string) => void;
  onClose: () => void;
}

/** Height at which the list starts to scroll (product 9.2). */
const LIST_MAX_HEIGHT_PX = 200;

const listStyle = {
  maxHeight: LIST_MAX_HEIGHT_PX,
  padding: 0,
  '& .MuiAutocomplete-option': {
    typography: 'body2',
    justifyContent: 'space-between',
    gap: 2,
    paddingInline: 1.25,
    paddingBlock: 1,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-selected=true]': { fontWeight: 'fontWeightBold' },
  },
} as const;

/** Replaces MUI's popper, so that the options are inside the popover. */
function InlineOptions({ className, children }: PopperProps) {
  return (
    <Box className={className} sx={{ marginBlockStart: 1 }}>
      {typeof children === 'function' ? null : children}
    </Box>
  );
}

/** Searchable list of dial codes. */
export function DialCodeList(props: DialCodeListProps) {
  const t = useTranslate();
  const { dialCodes, value, isLoading, onPick, onClose } = props;
  const [query, setQuery] = useState('');
  return (
    <Autocomplete
      open
      autoHighlight
      forcePopupIcon={false}
      loading={isLoading}
      loadingText={t(dialCodeMessages.dialCodesLoading)}
      noOptionsText={t(dialCodeMessages.noDialCodeFound)}
      options={dialCodes}
      getOptionKey={({ country }) => country}
      getOptionLabel={({ country, name = country }) => name}
      isOptionEqualToValue={(option, chosen) => option.dialCode === chosen.dialCode}
      filterOptions={(options, { inputValue }) => findDialCodes(options, inputValue)}
      value={dialCodes.find(({ dialCode }) => dialCode === value) ?? null}
      inputValue={query}
      onInputChange={(_event, text, reason) => reason === 'input' && setQuery(text)}
      onChange={(_event, chosen) => chosen && onPick(chosen.dialCode)}
      onClose={(_event, reason) => (reason === 'escape' || reason === 'selectOption') && onClose()}
      renderOption={({ key, ...option }, { country, name = country, dialCode }) => (
        <li key={key} {...option}>
          <span>{name}</span>
          <bdi>{dialCode}</bdi>
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          autoFocus
          placeholder={t(dialCodeMessages.dialCodePlaceholder)}
          slotProps={{
            input: { ref: slotProps.input.ref },
            htmlInput: { ...slotProps.htmlInput, 'aria-label': t(dialCodeMessages.dialCodeSearch) },
          }}
        />
      )}
      slots={{ popper: InlineOptions }}
      slotProps={{
        paper: { sx: { boxShadow: 'none' } },
        listbox: {
          'aria-label': t(dialCodeMessages.dialCodes),
          'aria-labelledby': undefined,
          sx: listStyle,
        },
      }}
    />
  );
}
