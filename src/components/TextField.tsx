import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

type InputProps = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputRef'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'type'
  | 'value'
>;

export interface TextFieldProps
  extends Omit<FormControlProps, keyof InputProps | 'children' | 'variant'>, InputProps {
  label?: ReactNode;
  /** Help, or the error. */
  helperText?: ReactNode;
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: OutlinedInputProps['inputProps'];
    inputLabel?: Partial<InputLabelProps>;
    formHelperText?: Partial<FormHelperTextProps>;
  };
}

/**
 * Label, outlined input and help, composed of MUI's parts. MUI's own `TextField` brings its select, menu and other variants,
 * 10 kB that no text field uses (decision 11); a select is MUI's.
 */
export function TextField(props: TextFieldProps) {
  const { label, helperText, slotProps = {}, id: ownId, error, ...rest } = props;
  const { autoComplete, autoFocus, defaultValue, inputRef, multiline, name, ...others } = rest;
  const { onBlur, onChange, onFocus, placeholder, type, value, ...control } = others;
  const madeId = useId();
  const id = ownId ?? madeId;
  const helpId = `${id}-helper-text`;
  const hasHelp = helperText !== undefined && helperText !== '';
  return (
    <FormControl fullWidth error={error} {...control}>
      {label !== undefined && (
        <InputLabel htmlFor={id} id={`${id}-label`} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        fullWidth
        id={id}
        label={label}
        aria-describedby={hasHelp ? helpId : undefined}
        {...{ autoComplete, autoFocus, defaultValue, inputRef, multiline, name }}
        {...{ onBlur, onChange, onFocus, placeholder, type, value }}
        inputProps={slotProps.htmlInput}
        {...slotProps.input}
      />
      {hasHelp && (
        // Screen readers announce errors, but not hints, when they appear.
        <FormHelperText
          id={helpId}
          role={error === true ? 'alert' : undefined}
          {...slotProps.formHelperText}
        >
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
