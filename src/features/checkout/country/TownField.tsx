import Autocomplete from '@mui/material/Autocomplete';
import { TextField } from '@/components/TextField';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { findCountryNames, HOME } from './dialCodes';
import { countryMessages } from './messages';

export interface TownFieldProps {
  value: string;
  /** English name of the country, whose emirates are suggested. */
  country: string;
  onChange: (town: string) => void;
}

/** Town of an address: any text, with the emirates as suggestions (product 9.6). */
export function TownField({ value, country, onChange }: TownFieldProps) {
  const t = useTranslate();
  const emirates = Object.values(countryMessages.emirates).map((name) => t(name));
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      disableClearable
      disablePortal
      // Not shown, because any text is accepted.
      noOptionsText={null}
      loadingText={null}
      slotProps={{ popper: { modifiers: [{ name: 'flip', enabled: false }] } }}
      options={country === HOME ? emirates : []}
      filterOptions={(all, { inputValue }) =>
        findCountryNames(all, inputValue).filter((name) => name !== inputValue)
      }
      value={value}
      inputValue={value}
      onInputChange={(_event, town) => onChange(town)}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          required
          name="city"
          label={t(messages.fields.city)}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              autoComplete: 'billing address-level2',
              maxLength: 100,
            },
          }}
        />
      )}
    />
  );
}
