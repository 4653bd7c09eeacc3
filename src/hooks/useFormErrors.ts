import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '@/i18n/useLanguage';

/** Messages by field name, in the order of the fields. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Focuses a field in the middle of the viewport, so that its error and help below it are visible. */
function focusField(form: HTMLFormElement, name: string): void {
  const find = (state: string) => form.querySelector<HTMLElement>(`[name="${name}"]${state}`);
  // Of stars the checked one, because a star with focus is shown as filled.
  const field = find(':checked') ?? find('');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/**
 * Errors at the fields of a form: shown when it is sent, and gone once they are no longer true.
 * @param find errors of the current values, which the shown ones are read from when the language changes
 */
export function useFormErrors<Field extends string>(find: () => FieldErrors<Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const language = useLanguage();
  const [shownIn, setShownIn] = useState(language);
  if (shownIn !== language) {
    setShownIn(language);
    const found = find();
    const fields = Object.keys(errors) as Field[];
    setErrors(Object.fromEntries(fields.map((field) => [field, found[field]])) as typeof found);
  }
  return {
    errors,
    /** Shows errors and focuses the first one. @returns whether there are none */
    show: (form: HTMLFormElement, found: FieldErrors<Field>): boolean => {
      const [first] = Object.keys(found);
      // Renders collapsed fields that have errors before one of them gets focus.
      flushSync(() => setErrors(found));
      if (first !== undefined) focusField(form, first);
      return first === undefined;
    },
    /** Clears errors that are no longer true; typing adds none. @param found errors of the changed values */
    recheck: (found: FieldErrors<Field>): void => {
      setErrors((shown) => {
        const fields = Object.keys(shown) as Field[];
        const left = fields.filter((field) => found[field] === shown[field]);
        if (left.length === fields.length) return shown;
        return Object.fromEntries(left.map((field) => [field, shown[field]])) as FieldErrors<Field>;
      });
    },
  };
}
