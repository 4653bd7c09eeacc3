import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { CountryField } from '@/features/checkout/country/CountryField';
import { useCountries } from '@/features/checkout/country/useCountries';
import { ShippingAddressBlock } from '@/features/orders/detail/ShippingAddressBlock';
import { shippingAddress } from '@/fixtures/orders.fixtures';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import { renderElement } from '../../../support/renderElement';

const i18n = createI18n('ar', arabicCatalog);

/** Renders the field on an Arabic page; `value` is what the order would be sent with. */
async function openField(initial = '') {
  const draft = { value: initial };
  function Form() {
    const [value, setValue] = useState(initial);
    const countries = useCountries();
    draft.value = value;
    return (
      <>
        <CountryField value={value} countries={countries} onChange={setValue} />
        {countries.reference && <button>أرسل</button>}
      </>
    );
  }
  const { user } = renderElement(
    <I18nContext value={i18n}>
      <Form />
    </I18nContext>,
  );
  await screen.findByRole('button', { name: 'أرسل' });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /الدولة/ });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
  return { user, field, options, draft };
}

describe('the country field on an Arabic page', () => {
  it('shows the Arabic name of the English country', async () => {
    const { field } = await openField('Oman');
    expect(field).toHaveValue('عُمان');
  });

  it('lists the neighbours first and the others in Arabic order', async () => {
    const { user, options } = await openField();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(options().slice(0, 3)).toEqual([
      'الإمارات العربية المتحدة',
      'المملكة العربية السعودية',
      'عُمان',
    ]);
    const others = options().slice(6);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'ar')));
  });

  it.each(['الامارات', 'emirates'])('finds a country in either language: %s', async (text) => {
    const { user, field, draft, options } = await openField();
    await user.click(field);
    await user.keyboard(text);
    expect(options()).toEqual(['الإمارات العربية المتحدة']);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('الإمارات العربية المتحدة');
    expect(draft.value).toBe('United Arab Emirates');
  });

  it.each([
    ['عمان', 'Oman'],
    ['الأردن', 'Jordan'],
    ['غينيا بيساو', 'Guinea-Bissau'],
    ['nigeria', 'Nigeria'],
    ['Niger', 'Niger'],
    ['Nigeria', 'Nigeria'],
    ['Atlantis', 'Atlantis'],
  ])('sends %s as %s', async (text, country) => {
    const { user, field, draft } = await openField();
    await user.click(field);
    await user.keyboard(text);
    expect(field).toHaveValue(text);
    await user.tab();
    expect(draft.value).toBe(country);
    expect(field.value).toMatch(country === 'Atlantis' ? /^Atlantis$/ : /^[^A-Za-z]+$/);
  });

  it.each(['Oman', 'عُمان'])('accepts autofill in either language: %s', async (value) => {
    const { field, draft } = await openField();
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue('عُمان');
    expect(draft.value).toBe('Oman');
  });
});

describe('the address of an order on an Arabic page', () => {
  it('has the Arabic name of its country', async () => {
    renderElement(
      <I18nContext value={i18n}>
        <ShippingAddressBlock address={{ ...shippingAddress, country: 'Qatar' }} />
      </I18nContext>,
    );
    expect(await screen.findByText('قطر')).toBeVisible();
  });
});
