import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './Field';
import { FieldBox, typedText } from './fieldParts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  /** Inside the box, before the text. */
  start?: ReactNode;
  /** Inside the box, after the text or floating beside it. */
  end?: ReactNode;
}

/** One line of a drawing, as a part of a background. */
const line = (place: string, size: string) =>
  `linear-gradient(currentColor, currentColor) ${place} / ${size} no-repeat`;

/** What opens the browser's calendar or clock, drawn here: Chromium's own pictures cost it as much as two more pages. */
const Input = styled('input')({
  ...typedText,
  '&::-webkit-calendar-picker-indicator': {
    boxSizing: 'border-box',
    width: 18,
    height: 18,
    padding: 0,
    border: '1.5px solid',
    borderRadius: 2,
    background: line('0 3px', '100% 1.5px'),
    cursor: 'pointer',
  },
  '&[type=time]::-webkit-calendar-picker-indicator': {
    borderRadius: '50%',
    background: `${line('50% 3px', '1.5px 5.5px')}, ${line('8.5px 7px', '3.5px 1.5px')}`,
  },
});

/** One line of text: the input with its label, its help or what is wrong with it. */
export function TextField({ label, isStarred, error, help, start, end, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} isStarred={isStarred} error={error} help={help}>
      {(ties) => (
        <FieldBox sx={{ paddingInlineStart: start === undefined ? 0 : 0.5 }}>
          {start}
          <Input {...input} {...ties} />
          {end}
        </FieldBox>
      )}
    </Field>
  );
}
