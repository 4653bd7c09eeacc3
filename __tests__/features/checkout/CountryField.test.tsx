import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { CountryReference } from '@/content/countries';
import { CountryField } from '@/features/checkout/CountryField';
import { storyCountries } from '@/features/checkout/storyData';
import { renderPiece } from '../../support/renderPiece';

const [country] = Object.values(storyCountries.reference ?? {});

/** A reference of these countries, one as good as the other. */
const referenceOf = (names: string[]): CountryReference =>
  Object.fromEntries(names.flatMap((name) => (country ? [[name, country]] : [])));

const gulf = [
  'Bahrain',
  'Kuwait',
  'Oman',
  'Qatar',
  'Romania',
  'Saudi Arabia',
  'United Arab Emirates',
];

interface Setting {
  initial?: string;
  reference?: CountryReference;
  hasFailed?: boolean;
}

/** The field in a form that counts how often it is sent. */
function openField({ initial = '', hasFailed = false, ...rest }: Setting = {}) {
  const reference = 'reference' in rest ? rest.reference : referenceOf(gulf);
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
  const { user } = renderPiece(<Form />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country / Region' });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const highlighted = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, field, options, highlighted, sent };
}

describe('the country field by keyboard', () => {
  it('stays closed on focus and opens on an arrow, the first country highlighted', async () => {
    const { user, field, options, highlighted } = openField();
    await user.tab();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(options()).toEqual(gulf);
    expect(highlighted()).toBe('Bahrain');
  });

  it.each([
    ['{ArrowDown}', 'Kuwait'],
    ['{ArrowUp}', 'United Arab Emirates'],
    ['{ArrowUp}{ArrowDown}', 'Bahrain'],
    ['{PageDown}', 'Saudi Arabia'],
    ['{PageDown}{PageDown}', 'United Arab Emirates'],
    ['{End}{PageUp}', 'Kuwait'],
    ['{End}', 'United Arab Emirates'],
    ['{End}{Home}', 'Bahrain'],
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

  it('picks with Enter, which sends no form, and closes', async () => {
    const { user, field, options, sent } = openField();
    await user.tab();
    await user.keyboard('united{Enter}');
    expect(field).toHaveValue('United Arab Emirates');
    expect(field).toHaveFocus();
    expect(options()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('leaves Enter to the form where nothing can be picked', async () => {
    const { user, sent } = openField();
    await user.tab();
    await user.keyboard('Atlantis{Enter}');
    expect(sent).toEqual(['Atlantis']);
  });

  it('closes on Escape and keeps what was typed', async () => {
    const { user, field, options } = openField();
    await user.tab();
    await user.keyboard('uni{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('uni');
  });

  it('closes when it is left, and takes the spelling of the list', async () => {
    const { user, field, options } = openField();
    await user.tab();
    await user.keyboard('QATAR');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(options()).toEqual([]);
    expect(field).toHaveValue('Qatar');
  });

  it('opens the whole list on a country that it holds, that country highlighted', async () => {
    const { user, options, highlighted } = openField({ initial: 'Oman' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(gulf);
    expect(highlighted()).toBe('Oman');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Oman');
  });

  it('opens on what matches a text that is no country', async () => {
    const { user, options } = openField({ initial: 'united' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(['United Arab Emirates']);
  });
});

describe('the country field by pointer', () => {
  it('opens on a press and picks what is pressed, without losing the focus', async () => {
    const { user, field, options } = openField();
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'Kuwait' }));
    expect(field).toHaveValue('Kuwait');
    expect(field).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('selects its text on the first press, so that typing replaces it', async () => {
    const { user, field } = openField({ initial: 'Oman' });
    await user.click(field);
    await user.keyboard('Qatar');
    expect(field).toHaveValue('Qatar');
  });

  it('opens and closes by its button, with the focus in the field', async () => {
    const { user, field, options } = openField();
    await user.click(screen.getByRole('button', { name: 'Show countries' }));
    expect(options()).toEqual(gulf);
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hide countries' }));
    expect(options()).toEqual([]);
  });

  it('is emptied by its button, which is there for a country of the list alone', async () => {
    const { user, field } = openField({ initial: 'Oman' });
    await user.tab();
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.keyboard('Atlantis');
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  });

  it('highlights the option under the pointer', async () => {
    const { user, field, highlighted } = openField();
    await user.click(field);
    await user.hover(screen.getByRole('option', { name: 'Qatar' }));
    expect(highlighted()).toBe('Qatar');
  });
});

describe('the country field without options', () => {
  it('says that a text is not in the list', async () => {
    const { user, field } = openField();
    await user.tab();
    await user.keyboard('Atlantis');
    expect(screen.getByText('Not in the list; it is kept as you typed it.')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-activedescendant');
  });

  it('says that the countries are on their way, unless they could not be fetched', async () => {
    const { user, field } = openField({ reference: undefined });
    await user.click(field);
    expect(screen.getByText('Loading countries…')).toBeInTheDocument();
  });

  it('is a plain field when they could not be fetched', async () => {
    const { user, field } = openField({ reference: undefined, hasFailed: true });
    await user.click(field);
    await user.keyboard('Oman');
    expect(screen.queryByText('Loading countries…')).not.toBeInTheDocument();
    expect(field).toHaveValue('Oman');
  });
});
