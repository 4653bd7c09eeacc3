import FormHelperText from '@mui/material/FormHelperText';
import { TextField } from '@/components/TextField';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { DialCodePicker } from '../country/DialCodePicker';
import { messages } from '../messages';
import type { CountriesState } from '../country/useCountries';
import { completePhone, UAE_DIAL_CODE } from './phoneRule';

interface PhoneFieldProps {
  phone: string;
  dialCode: string;
  error?: string;
  countries: CountriesState;
  onPhoneChange: (phone: string) => void;
  onDialCodePick: (dialCode: string) => void;
}

/** Dial-code picker and phone number, completed when the field is left; the help stays below an error (product 9.1, 9.5). */
export function PhoneField(props: PhoneFieldProps) {
  const t = useTranslate();
  const { phone, dialCode, error, countries, onPhoneChange, onDialCodePick } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const completed = completePhone(phone, dialCode);
  return (
    <>
      <TextField
        id={id}
        required
        type="tel"
        name="phone"
        label={t(messages.fields.phone)}
        placeholder={t(messages.phonePlaceholder)}
        autoComplete="billing tel-national"
        error={error !== undefined}
        helperText={error}
        value={phone}
        onChange={(event) => onPhoneChange(event.target.value)}
        onBlur={() => completed !== phone && onPhoneChange(completed)}
        slotProps={{
          input: {
            // The dial code is the beginning of the number, in Arabic, too.
            dir: 'ltr',
            startAdornment: (
              <DialCodePicker value={dialCode} countries={countries} onPick={onDialCodePick} />
            ),
          },
          htmlInput: {
            inputMode: 'tel',
            maxLength: 40,
            'aria-describedby': error === undefined ? hintId : `${id}-helper-text ${hintId}`,
          },
        }}
      />
      <FormHelperText id={hintId}>
        {t(dialCode === UAE_DIAL_CODE ? messages.phoneHelpUae : messages.phoneHelp)}
      </FormHelperText>
    </>
  );
}
