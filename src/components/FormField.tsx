import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useId } from 'react';

export interface FormFieldProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string;
  /** Marks the label with a star; what is required is checked by the form. */
  isStarred?: boolean;
  error?: string;
  help?: string;
}

/** An input with its label above, help and error below, all tied together for assistive technology. */
export function FormField({ label, isStarred, error, help, inputProps, ...input }: FormFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <Box sx={{ minWidth: 0 }}>
      <InputLabel
        htmlFor={id}
        shrink={false}
        sx={{
          position: 'static',
          transform: 'none',
          color: 'text.primary',
          marginBlockEnd: 0.75,
          whiteSpace: 'normal',
          fontSize: '0.9375rem',
        }}
      >
        {label}
        {isStarred && <span aria-hidden="true">*</span>}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        error={error !== undefined}
        inputProps={{
          ...inputProps,
          'aria-invalid': error !== undefined,
          'aria-required': isStarred,
          'aria-describedby': note === undefined ? undefined : noteId,
        }}
      />
      {note !== undefined && (
        <FormHelperText id={noteId} error={error !== undefined} role={error ? 'alert' : undefined}>
          {note}
        </FormHelperText>
      )}
    </Box>
  );
}
