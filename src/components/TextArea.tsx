import { TextField, type TextFieldProps } from './TextField';

export interface TextAreaProps extends Omit<TextFieldProps, 'multiline' | 'slotProps'> {
  /** Lines in browsers without `field-sizing`. */
  rows: number;
  /** Maximum number of UTF-16 code units. */
  maxLength: number;
  dir?: 'auto';
}

const growing = { fieldSizing: 'content', minBlockSize: '3lh', maxBlockSize: '12lh' } as const;

/**
 * Field of several lines that grows with its text. MUI's own `TextareaAutosize` measures itself in a layout effect, which costs
 * a slow phone 60 to 150 ms.
 */
export function TextArea({ rows, maxLength, dir, ...props }: TextAreaProps) {
  return (
    <TextField
      {...props}
      multiline
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { rows, maxLength, dir, style: growing },
      }}
    />
  );
}
