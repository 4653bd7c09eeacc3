import { TextField } from '@/components/field/TextField';
import { DialCodePicker } from './DialCodePicker';
import { messages } from './messages';
import type { CountriesState } from './useCountries';

interface PhoneFieldProps {
  phone: string;
  dialCode: string;
  error?: string;
  countries: CountriesState;
  onPhoneChange: (phone: string) => void;
  onDialCodePick: (dialCode: string) => void;
}

const UAE_DIAL_CODE = '+971';

/** The dial-code picker and the number (spec §2). */
export function PhoneField(props: PhoneFieldProps) {
  const { phone, dialCode, error, countries, onPhoneChange, onDialCodePick } = props;
  return (
    <TextField
      label={messages.fields.phone}
      isStarred
      type="tel"
      placeholder={messages.phonePlaceholder}
      error={error}
      help={dialCode === UAE_DIAL_CODE ? messages.phoneHelpUae : messages.phoneHelp}
      value={phone}
      onChange={(event) => onPhoneChange(event.target.value)}
      start={<DialCodePicker value={dialCode} countries={countries} onPick={onDialCodePick} />}
      name="phone"
      autoComplete="billing tel-national"
      inputMode="tel"
      maxLength={40}
    />
  );
}
