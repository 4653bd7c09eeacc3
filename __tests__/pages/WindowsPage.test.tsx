import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { earlierLiving, living, sampleWindows } from '@/fixtures/windows.fixtures';
import { emptyWindow } from '@/lib/windows/measuredWindow';
import { toWindowsLink } from '@/lib/windows/windowsLink';
import { expectNamedControls } from '../support/expectNamedControls';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { shownTexts } from '../support/shownTexts';
import { createTestServer } from '../support/testServer';

describe('/windows', () => {
  it('measures a window without a server, offers corrections and lists it by room', async () => {
    const { user } = await renderApp('/windows');
    await user.click(await screen.findByRole('button', { name: 'Add a window' }));
    await user.type(await screen.findByRole('textbox', { name: 'Room' }), 'Living room');
    await user.type(screen.getByRole('textbox', { name: 'Width' }), '2400');
    await user.type(screen.getByRole('textbox', { name: 'Drop' }), '٢٦٥');
    await user.click(screen.getByRole('button', { name: 'Use 240 cm' }));
    expect(screen.getByRole('img', { name: /^Window 240 cm wide/ })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Done: back to all windows' }));
    expect(await screen.findByRole('heading', { name: 'Living room' })).toBeVisible();
    expect(screen.getByText(/^W .240. × D .265.$/)).toBeVisible();
  });

  it('blocks lengths out of range only', async () => {
    const { user } = await renderApp('/windows');
    await user.click(await screen.findByRole('button', { name: 'Add a window' }));
    const drop = await screen.findByRole('textbox', { name: 'Drop' });
    await user.type(drop, '900');
    await user.tab();
    expect(drop).toHaveAccessibleDescription(
      'Please check: 900 cm is 9 metres. Allowed: 20 to 800 cm.',
    );
  });

  it('shows the windows of a link before it adds them', async () => {
    const shared = emptyWindow({
      id: 'shared',
      updatedAt: 1,
      room: 'Majlis',
      widths: [200, null, null],
    });
    const { user, place } = await renderApp(toWindowsLink('/windows', [shared]));
    expect(await screen.findByRole('heading', { name: '1 window to add' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Majlis' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to my windows' }));
    expect(await screen.findByRole('heading', { name: 'Majlis' })).toBeVisible();
    expect(place.current).toBe('/windows');
  });

  it('asks before it erases', async () => {
    const { user } = await renderApp('/windows');
    await user.click(await screen.findByRole('button', { name: 'Add a window' }));
    await user.click(await screen.findByRole('button', { name: 'Erase this window' }));
    const erase = await screen.findByRole('button', { name: 'Erase' });
    expectNamedControls('EraseDialog');
    await user.click(erase);
    expect(await screen.findByText('No windows yet.')).toBeVisible();
  });

  it('leads from a window to what fits and costs, and on to the configurator for it (product 15.8)', async () => {
    const server = await createTestServer();
    try {
      const { user, place } = await renderApp(toWindowsLink('/windows', [living]), { server });
      await user.click(await screen.findByRole('button', { name: 'Add to my windows' }));
      const prices = 'See what fits and costs: Terrace door';
      await user.click(await screen.findByRole('link', { name: prices }));
      const section = await screen.findByRole('region', { name: 'What fits and costs' });
      await waitFor(() => expect(within(section).getAllByRole('link')).toHaveLength(6));
      const [, finished] = within(section).getAllByRole('link');
      const shown = within(section).getAllByRole('listitem').map(shownTexts);
      expect(shown).toEqual([
        [
          'Least expensive',
          'Noor White Voile',
          'Cloth alone: AED 1,520 for 8 m',
          'Finished and fitted from AED 2,526',
        ],
        [
          'In between',
          'Marjan Terracotta Linen',
          'Cloth alone: AED 2,925 for 15 m',
          'Finished and fitted from AED 3,840',
        ],
        [
          'Most expensive',
          'Jumeirah Pearl Silk',
          'Cloth alone: AED 5,100 for 15 m',
          'Finished and fitted from AED 9,380',
        ],
      ]);
      // The same price, for the same window, where it is bought.
      await user.click(finished ?? section);
      expect(place.current).toMatch(/^\/product-detail\?id=noor-white-voile&size=made&window=/);
      expect(await screen.findByRole('radio', { name: 'Living room, Terrace door' })).toBeChecked();
      const bar = screen.getByRole('group', { name: 'Price for your window' });
      expect(within(bar).getByText('AED 2,526')).toBeVisible();
    } finally {
      await server.close();
    }
  });
});

describe('/windows with an account', () => {
  it('leads to sign-in, and back', async () => {
    const { user, place } = await renderApp('/windows');
    await user.click(await screen.findByRole('button', { name: 'Add a window' }));
    await user.click(await screen.findByRole('link', { name: 'Done: back to all windows' }));
    await user.click(
      await screen.findByRole('link', { name: 'Sign in to find them on your computer.' }),
    );
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(place.state).toEqual({ returnTo: '/windows' });
  });

  it('shows the windows of the account, and restores the earlier version of one', async () => {
    const account = { windows: sampleWindows, earlier: [earlierLiving], erased: [] };
    const { user, api } = await renderAppWithFakeApi('/windows', () => ({ body: account }), {
      signedIn: true,
    });
    expect(await screen.findByText('Saved to your account.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Earlier version of Terrace door' }));
    const dialog = within(await screen.findByRole('dialog'));
    expectNamedControls('EarlierDialog');
    expect(dialog.getByText('230 cm')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use the earlier one' }));
    expect(await screen.findByText(/^W .230. × D .265.$/)).toBeVisible();
    await waitFor(() => expect(api.to('/user/save-windows')).toHaveLength(1));
    expect(api.to('/user/save-windows')[0]?.body).toMatchObject({
      windows: [{ id: 'living', widths: [230, 230, 230], base: 1 }],
    });
  });

  it('says that erasing concerns the account, too', async () => {
    const account = { windows: sampleWindows, earlier: [], erased: [] };
    const { user } = await renderAppWithFakeApi('/windows', () => ({ body: account }), {
      signedIn: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Erase all windows' }));
    expect(await screen.findByText(/removed from this device and from your account/)).toBeVisible();
  });
});
