import { TextField } from '@/components/field/TextField';
import type { EnquiryFieldSpec } from './enquiryFields';
import { enquiryMessages } from './messages';
import { useTodayInDubai } from './useTodayInDubai';

export interface EnquiryFieldInputProps {
  field: EnquiryFieldSpec;
  /** Left out for a field that keeps its own value. */
  value?: string;
  isMissing?: boolean;
  isStarred?: boolean;
  onChange?: (value: string) => void;
}

/** One field of an enquiry with its label, keyboard, autofill and message. */
export function EnquiryFieldInput(props: EnquiryFieldInputProps) {
  const { field, value, isMissing = false, isStarred, onChange } = props;
  const today = useTodayInDubai();
  return (
    <TextField
      name={field.name}
      label={field.label}
      type={field.type}
      autoComplete={field.autoComplete}
      isStarred={isStarred}
      value={value}
      onChange={onChange && ((event) => onChange(event.target.value))}
      error={isMissing ? field.required : undefined}
      help={field.type === 'time' ? enquiryMessages.dubaiTime : undefined}
      min={field.type === 'date' ? today : undefined}
    />
  );
}
