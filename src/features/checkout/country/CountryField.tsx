import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { ChevronDownIcon } from '@/components/icons/ChevronDownIcon';
import { CloseIcon } from '@/components/icons/CloseIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { findCountryName, findCountryNames } from './dialCodes';
import { messages } from '../messages';
import type { CountriesState } from './useCountries';

interface CountryFieldProps {
  value: string;
  error?: string;
  /** Any text is accepted until the countries are loaded. */
  countries: CountriesState;
  onChange: (country: string) => void;
}

/** Country combobox that also accepts countries missing from the list. */
export function CountryField({ value, error, countries, onChange }: CountryFieldProps) {
  const t = useTranslate();
  const { reference = {}, hasFailed } = countries;
  const names = Object.keys(reference);
  const [isOpen, setIsOpen] = useState(false);

  // Browser autofill changes the field without focus and must not open the list.
  const handleOpen = ({ type, target }: SyntheticEvent) =>
    setIsOpen(type !== 'change' || target === document.activeElement);

  const adoptSpelling = () => {
    const name = findCountryName(reference, value);
    if (name !== undefined && name !== value) onChange(name);
  };

  return (
    <Autocomplete
      open={isOpen}
      onOpen={handleOpen}
      onClose={() => setIsOpen(false)}
      autoHighlight
      disablePortal
      clearOnBlur={false}
      loading={names.length === 0 && !hasFailed}
      loadingText={t(messages.countriesLoading)}
      noOptionsText={t(messages.countryUnlisted)}
      clearText={t(messages.clearCountry)}
      openText={t(messages.showCountries)}
      closeText={t(messages.hideCountries)}
      clearIcon={<CloseIcon />}
      popupIcon={<ChevronDownIcon />}
      slotProps={{ popper: { modifiers: [{ name: 'flip', enabled: false }] } }}
      options={names}
      filterOptions={(options, { inputValue }) => findCountryNames(options, inputValue)}
      value={names.includes(value) ? value : null}
      inputValue={value}
      onInputChange={(_event, country) => onChange(country)}
      onBlur={adoptSpelling}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          required
          name="country"
          label={t(messages.fields.country)}
          error={error !== undefined}
          helperText={error}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              autoComplete: 'billing country-name',
              maxLength: 100,
            },
          }}
        />
      )}
    />
  );
}
