import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import { FieldBox, typedText } from './fieldParts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {
  value: string;
  /** Lines it shows when empty. */
  rows: number;
}

/** The text once more, unseen: it gives the cell, and with it the area above it, the height of the text. */
const GrowingCell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  '&::after': {
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    padding: '13px 14px',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  },
});

const Area = styled('textarea')({
  ...typedText,
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  display: 'block',
  height: 'auto',
  resize: 'none',
  overflow: 'hidden',
});

/** Several lines of text, as high as the text. */
export function TextArea({ label, isStarred, error, help, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} label={label} isStarred={isStarred} error={error} help={help}>
      {(ties) => (
        <FieldBox>
          <GrowingCell data-text={area.value}>
            <Area {...area} {...ties} />
          </GrowingCell>
        </FieldBox>
      )}
    </Field>
  );
}
