import { useId, type ReactNode } from 'react';
import { FieldLabel, FieldNote } from './fieldParts';

export interface FieldTexts {
  label: string;
  /** Marks the label with a star; what is required is checked by the form. */
  isStarred?: boolean;
  error?: string;
  help?: string;
}

/** What ties an input to its label, its star and its note for assistive technology. */
interface FieldTies {
  id: string;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Id of the input. */
  id?: string;
  children: (ties: FieldTies) => ReactNode;
}

/** A box with its label above, help or error below, all tied to the input within. */
export function Field({ id: givenId, label, isStarred, error, help, children }: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div>
      <FieldLabel htmlFor={id}>
        {label}
        {isStarred && <span aria-hidden="true">*</span>}
      </FieldLabel>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-required': isStarred,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {note !== undefined && (
        <FieldNote id={noteId} role={error === undefined ? undefined : 'alert'}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}
