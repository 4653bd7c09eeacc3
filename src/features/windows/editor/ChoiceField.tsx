import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { ChevronDownIcon } from '@/components/icons';
import type { Message } from '@/i18n/message';
import { useTranslate } from '@/i18n/useTranslate';
import { OptionPicture } from '../made/OptionPicture';
import type { PicturedOption } from '../made/optionPictures';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Labels of the values, in order. */
  options: Readonly<Record<Value, Message>>;
  /** Explains the chosen value in one line. */
  hint?: string;
  /** Of the chosen value. */
  picture?: PicturedOption;
  onChange: (value: Value) => void;
}

/** A choice as a native select, which phones open as a wheel or sheet. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, hint, picture, onChange } = props;
  const t = useTranslate();
  const entries = Object.entries(options) as [Value, Message][];
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      helperText={hint}
      onChange={({ target }) => {
        const chosen = entries.find(([known]) => known === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
      slotProps={{
        select: { native: true, IconComponent: ChevronDownIcon },
        input: {
          startAdornment: picture && (
            <InputAdornment position="start">
              <OptionPicture of={picture} />
            </InputAdornment>
          ),
        },
      }}
    >
      {entries.map(([key, text]) => (
        <option key={key} value={key}>
          {t(text)}
        </option>
      ))}
    </TextField>
  );
}
