import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DialCodePicker } from '@/features/checkout/country/DialCodePicker';
import { useCountries } from '@/features/checkout/country/useCountries';
import { expectNamedControls } from '../../../support/expectNamedControls';
import { renderElement } from '../../../support/renderElement';
import { shownTexts } from '../../../support/shownTexts';

function Picker({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <DialCodePicker value={value} countries={useCountries()} onPick={setValue} />;
}

const noCountries = { reference: undefined, hasFailed: false, retry: () => undefined };

async function openPicker(initial?: string) {
  const { user } = renderElement(<Picker initial={initial} />, { hasAllStyles: true });
  await user.click(screen.getByRole('button', { name: /^Dial code/ }));
  const search = await screen.findByRole('combobox', { name: 'Search by country or dial code' });
  return { user, search };
}

describe('DialCodePicker', () => {
  it.each([
    ['', 'search'],
    ['+971', '+971'],
  ])("shows the current code, or 'search' when there is none: '%s'", (value, shown) => {
    renderElement(
      <DialCodePicker value={value} countries={noCountries} onPick={() => undefined} />,
    );
    expect(screen.getByRole('button', { name: `Dial code: ${shown}` })).toHaveTextContent(shown);
  });

  it('opens with the search box focused and a list of at most 200 px', async () => {
    const { search } = await openPicker();
    expectNamedControls('DialCodePopover');
    expect(search).toHaveFocus();
    expect(screen.getByRole('listbox', { name: 'Dial codes' })).toHaveStyle({
      maxHeight: '200px',
    });
  });

  it('filters by country or code, and stores the picked code', async () => {
    const { user } = await openPicker();
    await user.paste('emirates');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(shownTexts)).toEqual([['United Arab Emirates', '+971']]);
    await user.click(screen.getByRole('option'));
    const button = await screen.findByRole('button', { name: 'Dial code: +971' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('works by keyboard: arrows move, Enter picks', async () => {
    const { user, search } = await openPicker();
    await user.paste('+97');
    await user.keyboard('{ArrowDown}');
    const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    const code = active?.textContent.replace(/^\D+/, '+') ?? '';
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: `Dial code: ${code}` })).toHaveFocus();
  });

  it('keeps the code on Escape', async () => {
    const { user } = await openPicker('+44');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Dial code: +44' })).toHaveFocus();
  });

  it('shows a message when nothing matches', async () => {
    const { user } = await openPicker();
    await user.paste('zzz');
    expect(screen.getByText(/No country or code matches/)).toBeInTheDocument();
  });

  it('can be retried when the countries fail to load', async () => {
    const retry = jest.fn();
    const countries = { ...noCountries, hasFailed: true, retry };
    const { user } = renderElement(
      <DialCodePicker value="" countries={countries} onPick={() => undefined} />,
    );
    await user.click(screen.getByRole('button', { name: /^Dial code/ }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
