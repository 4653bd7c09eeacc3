import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { living } from '@/fixtures/windows.fixtures';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { enter } from '../support/enter';
import { fakeShop, linen } from '../support/madeToMeasure/fakeShop';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const PAGE = '/product-detail?id=almas-ivory-linen&size=made';
const open = (path: string) =>
  renderAppWithFakeApi(
    path,
    fakeShop(linen, () => ({ price: 4498, currency: 'AED', priceTableVersion: 1 })),
    { signedIn: true },
  );
const width = () => screen.findByRole('textbox', { name: 'Width of the window' });
const drop = () => screen.getByRole('textbox', { name: /^Drop/ });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('The choices of a finished window in the URL (product 16.24)', () => {
  it('are an entry per step, which Back undoes', async () => {
    const { user, place } = await open(PAGE);
    await enter(user, await width(), '241');
    // At once, because a pause while somebody types makes an entry, too.
    await enter(user, drop(), '265');
    await user.click(radio(/^Cotton lining/));
    await user.click(radio(/^Triple/));
    const made = (text: string) => `${PAGE}&made=241x265_ceiling_${text}_pair_hand`;
    await waitFor(() => expect(place.current).toBe(made('triple_lining')));
    place.go(-1);
    await waitFor(() => expect(radio(/^Wave/)).toBeChecked());
    expect(place.current).toBe(made('wave_lining'));
    expect(radio(/^Cotton lining/)).toBeChecked();
    place.go(-1);
    await waitFor(() => expect(radio(/^Without lining/)).toBeChecked());
    expect(drop()).toHaveValue('265');
    place.go(1);
    await waitFor(() => expect(radio(/^Cotton lining/)).toBeChecked());
    place.go(-2);
    await waitFor(() => expect(drop()).toHaveValue(''));
  });

  it('show what somebody else has chosen, as far as it is made', async () => {
    await open(`${PAGE}&made=241x9265_pole_eyelet_unheard_120left_left`);
    expect(await width()).toHaveValue('241');
    expect(drop()).toHaveValue('');
    expect(radio(/^Pole on the wall/)).toBeChecked();
    expect(radio(/^To the left/)).toBeChecked();
    expect(radio(/^By hand/)).toBeChecked();
  });

  it('name a window of the list with its size, which others see', async () => {
    const { user, place, store } = await open(PAGE);
    await width();
    store.dispatch(windowsAdded([living]));
    await user.click(await screen.findByRole('radio', { name: 'Living room, Terrace door' }));
    await waitFor(() => expect(place.current).toMatch(/&window=living&made=240x26\d.*_ceiling_/));
    await user.click(radio(/^Another window/));
    await waitFor(() => expect(place.current).not.toContain('window='));
  });

  it('are in the URL again after the customer left the page', async () => {
    const { user, place, store } = await open(PAGE);
    await user.type(await width(), '241');
    await user.click(radio(/^Blackout lining/));
    await waitFor(() => expect(place.current).toContain('241x_ceiling_wave_blackout'));
    act(() => store.services.navigation.go('/faq'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Drop/ })).toBeNull());
    act(() => store.services.navigation.go(PAGE));
    expect(await width()).toHaveValue('241');
    await waitFor(() => expect(place.current).toContain('241x_ceiling_wave_blackout'));
  });
});
