import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { DialCodePicker } from '../country/DialCodePicker';
import { messages } from '../messages';
import type { CountriesState } from '../country/useCountries';
import { suggestPhone, UAE_DIAL_CODE } from './phoneRule';

interface PhoneFieldProps {
  phone: string;
  dialCode: string;
  error?: string;
  countries: CountriesState;
  onPhoneChange: (phone: string) => void;
  onDialCodePick: (dialCode: string) => void;
}

/** Dial-code picker and phone number; the help stays below an error (product 9.1, 9.5). */
export function PhoneField(props: PhoneFieldProps) {
  const t = useTranslate();
  const { phone, dialCode, error, countries, onPhoneChange, onDialCodePick } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hintId = `${id}-hint`;
  const suggestion = suggestPhone(phone, dialCode);
  const adoptSuggestion = () => {
    onPhoneChange(suggestion ?? phone);
    input.current?.focus();
  };
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
        inputRef={input}
        onChange={(event) => onPhoneChange(event.target.value)}
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
      {suggestion !== undefined && (
        <Button variant="text" onClick={adoptSuggestion}>
          {t(messages.usePhone, { phone: suggestion })}
        </Button>
      )}
    </>
  );
}
