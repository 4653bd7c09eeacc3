import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { CountryReference } from '@/content/countries';
import { CountryField } from '@/features/checkout/country/CountryField';
import { threeCountries } from '@/features/checkout/country/countries.fixtures';
import { renderElement } from '../../../support/renderElement';

const [country] = Object.values(threeCountries.reference ?? {});

/** A reference of these countries, all with the same details. */
const referenceOf = (names: string[]): CountryReference =>
  Object.fromEntries(names.flatMap((name) => (country ? [[name, country]] : [])));

/** Options of the empty field, in their order. */
const gulf = [
  'United Arab Emirates',
  'Saudi Arabia',
  'Oman',
  'Qatar',
  'Bahrain',
  'Kuwait',
  'Romania',
];

interface FieldOptions {
  initial?: string;
  reference?: CountryReference;
  hasFailed?: boolean;
}

/** Renders the field in a form that records what it submits. */
function openField({ initial = '', hasFailed = false, ...rest }: FieldOptions = {}) {
  const reference = 'reference' in rest ? rest.reference : referenceOf(gulf.toSorted());
  const sent: string[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(value);
        }}
      >
        <CountryField
          value={value}
          countries={{ reference, hasFailed, retry: () => undefined }}
          onChange={setValue}
        />
        <button>Send</button>
      </form>
    );
  }
  const { user } = renderElement(<Form />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country / Region' });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const highlighted = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, field, options, highlighted, sent };
}

describe('the country field with the keyboard', () => {
  it('stays closed on focus and opens on an arrow, the first country highlighted', async () => {
    const { user, field, options, highlighted } = openField();
    await user.tab();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(options()).toEqual(gulf);
    expect(highlighted()).toBe('United Arab Emirates');
  });

  it.each([
    ['{ArrowDown}', 'Saudi Arabia'],
    ['{ArrowUp}', 'Romania'],
    ['{ArrowUp}{ArrowDown}', 'United Arab Emirates'],
    ['{PageDown}', 'Kuwait'],
    ['{PageDown}{PageDown}', 'Romania'],
    ['{End}{PageUp}', 'Saudi Arabia'],
    ['{End}', 'Romania'],
    ['{End}{Home}', 'United Arab Emirates'],
  ])('moves the highlight: %s', async (keys, name) => {
    const { user, highlighted } = openField();
    await user.tab();
    await user.keyboard(`{ArrowDown}${keys}`);
    expect(highlighted()).toBe(name);
  });

  it('narrows the list while typing, names that start with the text first', async () => {
    const { user, options, highlighted } = openField();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}oman');
    expect(options()).toEqual(['Oman', 'Romania']);
    expect(highlighted()).toBe('Oman');
  });

  it('selects with Enter, closes and does not submit the form', async () => {
    const { user, field, options, sent } = openField();
    await user.tab();
    await user.keyboard('united{Enter}');
    expect(field).toHaveValue('United Arab Emirates');
    expect(field).toHaveFocus();
    expect(options()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('submits the form with Enter when no option matches', async () => {
    const { user, sent } = openField();
    await user.tab();
    await user.keyboard('Atlantis{Enter}');
    expect(sent).toEqual(['Atlantis']);
  });

  it('closes on Escape and keeps the text', async () => {
    const { user, field, options } = openField();
    await user.tab();
    await user.keyboard('uni{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('uni');
  });

  it('closes on blur and adopts the spelling of the list', async () => {
    const { user, field, options } = openField();
    await user.tab();
    await user.keyboard('QATAR');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(options()).toEqual([]);
    expect(field).toHaveValue('Qatar');
  });

  it('opens the full list with the current country highlighted', async () => {
    const { user, options, highlighted } = openField({ initial: 'Oman' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(gulf);
    expect(highlighted()).toBe('Oman');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Oman');
  });

  it('opens with the matches for text that is not a country', async () => {
    const { user, options } = openField({ initial: 'united' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(['United Arab Emirates']);
  });
});

describe('the country field with the pointer', () => {
  it('opens on click and selects the clicked option without losing focus', async () => {
    const { user, field, options } = openField();
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'Kuwait' }));
    expect(field).toHaveValue('Kuwait');
    expect(field).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('selects its text on the first click', async () => {
    const { user, field } = openField({ initial: 'Oman' });
    await user.click(field);
    await user.keyboard('Qatar');
    expect(field).toHaveValue('Qatar');
  });

  it('opens and closes with its button, which focuses the field', async () => {
    const { user, field, options } = openField();
    await user.click(screen.getByRole('button', { name: 'Show countries' }));
    expect(options()).toEqual(gulf);
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hide countries' }));
    expect(options()).toEqual([]);
  });

  it('has a clear button only for a country of the list', async () => {
    const { user, field } = openField({ initial: 'Oman' });
    await user.tab();
    // By label, because jsdom ignores specificity and computes the visible button as hidden.
    await user.click(screen.getByLabelText('Clear country'));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.keyboard('Atlantis');
    expect(screen.queryByLabelText('Clear country')).not.toBeInTheDocument();
  });

  it('highlights the option under the pointer', async () => {
    const { user, field, highlighted } = openField();
    await user.click(field);
    await user.hover(screen.getByRole('option', { name: 'Qatar' }));
    expect(highlighted()).toBe('Qatar');
  });
});

describe('the country field with autofill', () => {
  it('accepts the country without opening the list', () => {
    const { field, options } = openField();
    fireEvent.change(field, { target: { value: 'Oman' } });
    expect(field).toHaveValue('Oman');
    expect(options()).toEqual([]);
  });
});

describe('the country field without options', () => {
  it('shows that the text is not in the list', async () => {
    const { user, field } = openField();
    await user.tab();
    await user.keyboard('Atlantis');
    expect(screen.getByText('Not in the list; it is kept as you typed it.')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-activedescendant');
  });

  it('shows that the countries are loading', async () => {
    const { user, field } = openField({ reference: undefined });
    await user.click(field);
    expect(screen.getByText('Loading countries…')).toBeInTheDocument();
  });

  it('is a plain text field when the countries failed to load', async () => {
    const { user, field } = openField({ reference: undefined, hasFailed: true });
    await user.click(field);
    await user.keyboard('Oman');
    expect(screen.queryByText('Loading countries…')).not.toBeInTheDocument();
    expect(field).toHaveValue('Oman');
  });
});

it('lists the United Arab Emirates and its neighbours before all other countries', async () => {
  const { user, field, options } = openField({ reference: referenceOf(['Afghanistan', ...gulf]) });
  await user.click(field);
  expect(options()).toEqual([...gulf.slice(0, -1), 'Afghanistan', 'Romania']);
});
