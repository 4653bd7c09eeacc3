import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { FormField } from '@/components/FormField';
import { ChevronDownIcon } from '@/components/icons';
import type { CountryReference } from '@/content/countries';
import { findCountryName } from './dialCodes';

interface CountryFieldProps {
  value: string;
  error?: string;
  /** `undefined` until it is loaded; the field can be filled in without it. */
  reference: CountryReference | undefined;
  onChange: (country: string) => void;
}

const CountryAutocomplete = styled(Autocomplete<string, false, true, true>)({
  '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '13px 14px' },
});

/** Country / Region with suggestions from the country reference; other text is kept as typed. */
export function CountryField({ value, error, reference, onChange }: CountryFieldProps) {
  const names = Object.keys(reference ?? {});
  const adoptSpelling = () => {
    const name = findCountryName(reference ?? {}, value);
    if (name !== undefined && name !== value) onChange(name);
  };
  return (
    <CountryAutocomplete
      freeSolo
      autoHighlight
      disableClearable
      forcePopupIcon
      popupIcon={<ChevronDownIcon fontSize="small" />}
      openText="Show countries"
      closeText="Hide countries"
      options={names}
      value={names.includes(value) ? value : undefined}
      inputValue={value}
      onInputChange={(_event, country) => onChange(country)}
      onBlur={adoptSpelling}
      slotProps={{ listbox: { sx: { maxHeight: 280 } } }}
      renderInput={({ id, slotProps }) => (
        <FormField
          id={id}
          label="Country / Region"
          isStarred
          error={error}
          {...slotProps.input}
          inputProps={{
            ...slotProps.htmlInput,
            name: 'country',
            autoComplete: 'billing country-name',
            maxLength: 100,
          }}
        />
      )}
    />
  );
}
