import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { onlyDigits } from '@/lib/digits';

export interface PriceLimitFieldProps {
  label: string;
  text: string;
  placeholder: string;
  onChange: (text: string) => void;
  /** Called when the field is left or Enter is pressed. */
  onCommit: () => void;
}

const MAX_DIGITS = 6;

/** Field of a whole price. */
export function PriceLimitField(props: PriceLimitFieldProps) {
  const { label, text, placeholder, onChange, onCommit } = props;
  const id = useId();
  return (
    <div>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', paddingBlockEnd: 0.75 }}
      >
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => onChange(onlyDigits(target.value).slice(0, MAX_DIGITS))}
        onBlur={onCommit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onCommit();
        }}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
    </div>
  );
}
