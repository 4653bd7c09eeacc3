import { TextField } from '@/components/TextField';
import { useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { EnquiryFieldSpec } from './enquiryFields';
import { enquiryMessages } from './messages';
import { pickerIndicators } from './pickerIndicators';
import { useTodayInDubai } from './useTodayInDubai';
import { visitHint } from './visitHint';

export interface EnquiryFieldInputProps {
  field: EnquiryFieldSpec;
  /** Omit for an uncontrolled field. */
  value?: string;
  error?: string;
  isRequired?: boolean;
  onChange?: (value: string) => void;
}

/** Field of the enquiry form. */
export function EnquiryFieldInput(props: EnquiryFieldInputProps) {
  const t = useTranslate();
  const { field, value, error, isRequired, onChange } = props;
  const today = useTodayInDubai();
  /** Whether the field was left; hints about its shape would nag those who are still typing. */
  const [wasLeft, setWasLeft] = useState(false);
  const isPicked = field.type === 'date' || field.type === 'time';
  const hint = visitHint(t, field.name, isPicked || wasLeft ? (value ?? '') : '', today);
  return (
    <TextField
      name={field.name}
      label={t(enquiryMessages.fields[field.name])}
      type={field.type}
      autoComplete={field.autoComplete}
      required={isRequired}
      value={value}
      onBlur={() => setWasLeft(true)}
      onChange={onChange && ((event) => onChange(event.target.value))}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{
        input: { sx: { '& input': pickerIndicators } },
        htmlInput: { min: field.type === 'date' ? today : undefined },
      }}
    />
  );
}
