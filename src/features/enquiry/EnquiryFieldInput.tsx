import TextField from '@mui/material/TextField';
import type { EnquiryFieldSpec } from './enquiryFields';
import { useTodayInDubai } from './useTodayInDubai';
import { visitHint } from './visitHint';

export interface EnquiryFieldInputProps {
  field: EnquiryFieldSpec;
  /** Omit for an uncontrolled field. */
  value?: string;
  isMissing?: boolean;
  isRequired?: boolean;
  onChange?: (value: string) => void;
}

/** Field of the enquiry form. */
export function EnquiryFieldInput(props: EnquiryFieldInputProps) {
  const { field, value, isMissing = false, isRequired, onChange } = props;
  const today = useTodayInDubai();
  const hint = visitHint(field.name, value ?? '', today);
  return (
    <TextField
      name={field.name}
      label={enquiryMessages.fields[field.name]}
      type={field.type}
      autoComplete={field.autoComplete}
      required={isRequired}
      value={value}
      onChange={onChange && ((event) => onChange(event.target.value))}
      error={isMissing}
      helperText={isMissing ? enquiryMessages.required[field.name] : hint}
      slotProps={{ htmlInput: { min: field.type === 'date' ? today : undefined } }}
    />
  );
}
