import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { FormField } from '@/components/FormField';
import { ChevronDownIcon } from '@/components/icons';
import { findCountryName, findCountryNames } from './dialCodes';
import { messages } from './messages';
import type { CountriesState } from './useCountries';

interface CountryFieldProps {
  value: string;
  error?: string;
  /** The field can be filled in without them. */
  countries: CountriesState;
  onChange: (country: string) => void;
}

const CountryAutocomplete = styled(Autocomplete<string, false, false, false>)({
  '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '13px 14px' },
});

const LISTBOX = {
  maxHeight: 280,
  '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: 'sand.main' },
};

/** Country / Region with suggestions from the country reference; other text is kept as typed. */
export function CountryField({ value, error, countries, onChange }: CountryFieldProps) {
  const { reference = {}, hasFailed } = countries;
  const names = Object.keys(reference);
  const adoptSpelling = () => {
    const name = findCountryName(reference, value);
    if (name !== undefined && name !== value) onChange(name);
  };
  return (
    <CountryAutocomplete
      autoHighlight
      disablePortal
      clearOnBlur={false}
      loading={names.length === 0 && !hasFailed}
      loadingText={messages.countriesLoading}
      noOptionsText={messages.countryUnlisted}
      popupIcon={<ChevronDownIcon fontSize="small" />}
      openText={messages.showCountries}
      closeText={messages.hideCountries}
      options={names}
      filterOptions={(options, { inputValue }) => findCountryNames(options, inputValue)}
      value={names.includes(value) ? value : null}
      inputValue={value}
      onInputChange={(_event, country) => onChange(country)}
      onBlur={adoptSpelling}
      slotProps={{ listbox: { sx: LISTBOX }, paper: { elevation: 8 } }}
      renderInput={({ id, slotProps }) => (
        <FormField
          id={id}
          label={messages.fields.country}
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
