/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { useFormErrors, type FieldErrors } from '@/hooks/useFormErrors';

type Field = 'name' | 'stars';
const required: FieldErrors<Field> = { name: 'Name is required', stars: 'Choose stars' };

/** A form whose fields appear with their errors. */
function openForm() {
  let hook: ReturnType<typeof useFormErrors<Field>> | undefined;
  function Form() {
    hook = useFormErrors<Field>(() => required);
    const { errors } = hook;
    return (
      <form aria-label="Review">
        {errors.name !== undefined && <input name="name" aria-label={errors.name} />}
        {errors.stars !== undefined && (
          <>
            <input type="radio" name="stars" value="1" aria-label="1" />
            <input type="radio" name="stars" value="2" aria-label="2" defaultChecked />
          </>
        )}
      </form>
    );
  }
  render(<Form />);
  const form = screen.getByRole<HTMLFormElement>('form');
  return {
    show: (errors: FieldErrors<Field>) => {
      let isValid: boolean | undefined;
      act(() => {
        isValid = hook?.show(form, errors);
      });
      return isValid;
    },
    recheck: (errors: FieldErrors<Field>) => act(() => hook?.recheck(errors)),
    errors: () => hook?.errors,
  };
}

describe('the errors of a form', () => {
  it('focus the first field, which appears with its error', () => {
    const { show } = openForm();
    expect(show(required)).toBe(false);
    expect(screen.getByLabelText('Name is required')).toBe(document.activeElement);
  });

  it('focus the checked one of several radio buttons', () => {
    const { show } = openForm();
    show({ stars: 'Choose stars' });
    expect(screen.getByLabelText('2')).toBe(document.activeElement);
  });

  it('disappear once they are no longer true, and typing adds none', () => {
    const { show, recheck, errors } = openForm();
    show({ name: 'Name is required' });
    recheck(required);
    expect(errors()).toEqual({ name: 'Name is required' });
    recheck({ stars: 'Choose stars' });
    expect(errors()).toEqual({});
  });

  it('disappear when the form is sent without any', () => {
    const { show, errors } = openForm();
    show(required);
    expect(show({})).toBe(true);
    expect(errors()).toEqual({});
  });
});
