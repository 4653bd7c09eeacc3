import TextField from '@mui/material/TextField';
import { DialCodePicker } from '../country/DialCodePicker';
import { messages } from '../messages';
import type { CountriesState } from '../country/useCountries';

interface PhoneFieldProps {
  phone: string;
  dialCode: string;
  error?: string;
  countries: CountriesState;
  onPhoneChange: (phone: string) => void;
  onDialCodePick: (dialCode: string) => void;
}

const UAE_DIAL_CODE = '+971';

/** Dial-code picker and phone number (product 9.1). */
export function PhoneField(props: PhoneFieldProps) {
  const { phone, dialCode, error, countries, onPhoneChange, onDialCodePick } = props;
  const hint = dialCode === UAE_DIAL_CODE ? messages.phoneHelpUae : messages.phoneHelp;
  return (
    <TextField
      required
      type="tel"
      name="phone"
      label={messages.fields.phone}
      placeholder={messages.phonePlaceholder}
      autoComplete="billing tel-national"
      error={error !== undefined}
      helperText={error ?? hint}
      value={phone}
      onChange={(event) => onPhoneChange(event.target.value)}
      slotProps={{
        input: {
          startAdornment: (
            <DialCodePicker value={dialCode} countries={countries} onPick={onDialCodePick} />
          ),
        },
        htmlInput: { inputMode: 'tel', maxLength: 40 },
      }}
    />
  );
}
