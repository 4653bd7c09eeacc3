import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '@/components/TextField';
import { useState, type SyntheticEvent } from 'react';
import { ChevronDownIcon, CloseIcon } from '@/components/icons';
import { countryNameOf, type CountryNames } from '@/content/countryNames';
import { useTranslate } from '@/i18n/useTranslate';
import { findCountryName, findCountryNames } from './dialCodes';
import { messages } from '../messages';
import { countryMessages } from './messages';
import type { CountriesState } from './useCountries';

interface CountryFieldProps {
  /** English name of a country, or other text. */
  value: string;
  error?: string;
  /** Any text is accepted until the countries are loaded. */
  countries: CountriesState;
  onChange: (country: string) => void;
}

/** English name of a country by its name on the page. */
const toEnglish = (names: CountryNames, text: string) =>
  Object.keys(names).find((name) => names[name] === text) ?? text;

/** Country combobox in the language of the page that also accepts English names and countries missing from the list. */
export function CountryField({ value, error, countries, onChange }: CountryFieldProps) {
  const t = useTranslate();
  const { reference = {}, names = {}, hasFailed } = countries;
  const options = Object.keys(reference);
  const [isOpen, setIsOpen] = useState(false);
  /** An English name that is shown as it is typed, because it may be the start of another one. */
  const [typed, setTyped] = useState<string>();
  const labelOf = (country: string) => countryNameOf(names, country);

  // Browser autofill changes the field without focus and must not open the list.
  const handleOpen = ({ type, target }: SyntheticEvent) =>
    setIsOpen(type !== 'change' || target === document.activeElement);

  const handleInput = (event: SyntheticEvent, text: string, reason: string) => {
    // Without an event after a change of the value.
    const isTyping = reason === 'input' && event.target === document.activeElement;
    setTyped(isTyping && labelOf(text) !== text ? text : undefined);
    onChange(toEnglish(names, text));
  };

  const adoptSpelling = () => {
    setTyped(undefined);
    const name = findCountryName(reference, value, names);
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
      loading={options.length === 0 && !hasFailed}
      loadingText={t(countryMessages.countriesLoading)}
      noOptionsText={t(countryMessages.countryUnlisted)}
      clearText={t(countryMessages.clearCountry)}
      openText={t(countryMessages.showCountries)}
      closeText={t(countryMessages.hideCountries)}
      clearIcon={<CloseIcon />}
      popupIcon={<ChevronDownIcon />}
      slotProps={{ popper: { modifiers: [{ name: 'flip', enabled: false }] } }}
      options={options}
      getOptionLabel={labelOf}
      filterOptions={(all, { inputValue }) => findCountryNames(all, inputValue, names)}
      value={typed === undefined && options.includes(value) ? value : null}
      inputValue={typed ?? labelOf(value)}
      onInputChange={handleInput}
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
