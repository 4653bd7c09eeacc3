import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { living } from '@/fixtures/windows.fixtures';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { windowsAdded } from '@/store/slices/windowsSlice';
import { fakeShop, keptWindows, linen } from '../support/madeToMeasure/fakeShop';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const study: MeasuredWindow = {
  ...living,
  id: 'study',
  room: 'Study',
  name: 'Street',
  widths: [180, 180, 180],
};
const hall: MeasuredWindow = { ...living, id: 'hall', room: 'Hall', name: 'Stairs', mount: 'pole' };

/** A shop with the prices of the browser for the living room, and `studyPrice` for the study. */
async function addLiving(studyPrice: () => number) {
  const app = await renderAppWithFakeApi(
    '/product-detail?id=almas-ivory-linen&size=made',
    fakeShop(linen, ({ windowId }) => ({
      currency: 'AED',
      priceTableVersion: 1,
      price: windowId === 'study' ? studyPrice() : 4498,
      sizeId: `mtm_${windowId ?? ''}`,
    })),
    { signedIn: true },
  );
  const { user, store } = app;
  await screen.findByRole('textbox', { name: 'Width of the window' });
  store.dispatch(windowsAdded([living, study, hall]));
  await user.click(await screen.findByRole('radio', { name: 'Living room, Terrace door' }));
  await user.click(screen.getByRole('radio', { name: /^I measured/ }));
  const bar = screen.getByRole('group', { name: 'Price for your window' });
  await within(bar).findByText('AED 4,498');
  expect(screen.queryByText('The same for my other windows')).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Add to Cart' }));
  return app;
}

const others = () => screen.findByRole('region', { name: 'The same for my other windows' });

it('adds the same for the other windows in one step, and says which cannot be made (product 16.23)', async () => {
  let studyPrice = 0;
  const { user, api } = await addLiving(() => studyPrice);
  const section = within(await others());
  expect(
    section.getByRole('checkbox', { name: /^Hall, Stairs · Wave needs its own track/ }),
  ).toBeDisabled();
  const box = section.getByRole('checkbox', { name: /^Study, Street · AED / });
  expect(box).toBeChecked();
  studyPrice = Number(
    /AED ([\d,]+)/.exec(section.getByText(/^Study/).textContent)?.[1]?.replace(',', ''),
  );
  await user.click(section.getByRole('button', { name: /^Add 1 window: AED/ }));
  expect(await section.findByText('1 window added.')).toBeVisible();
  expect(api.to('/user/add-to-cart').map(({ body }) => body)).toEqual([
    { productId: 'almas-ivory-linen', sizeId: 'mtm_living' },
    { productId: 'almas-ivory-linen', sizeId: 'mtm_study' },
  ]);
  expect(keptWindows(api).at(-1)).toMatchObject({
    windowId: 'study',
    name: 'Study, Street',
    window: { widths: [180, 180, 180] },
    options: { heading: 'wave', lining: 'none' },
  });
  expect(section.queryByRole('button')).toBeNull();
  // The button had the focus.
  expect(section.getByRole('status')).toHaveFocus();
});

it('leaves out a window that is not chosen, and shows a changed price before it adds', async () => {
  const { user, api } = await addLiving(() => 2000);
  const section = within(await others());
  const box = section.getByRole('checkbox', { name: /^Study, Street/ });
  await user.click(box);
  expect(section.queryByRole('button')).toBeNull();
  await user.click(box);
  await user.click(section.getByRole('button', { name: /^Add 1 window/ }));
  expect(
    await section.findByText(/^Study, Street was not added. The price is now AED 2,000/),
  ).toBeVisible();
  expect(api.to('/user/add-to-cart')).toHaveLength(1);
  await user.click(section.getByRole('button', { name: 'Add 1 window: AED 2,000' }));
  expect(await section.findByText('1 window added.')).toBeVisible();
});
