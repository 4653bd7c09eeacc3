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

const Input = styled('input')(typedText);

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
