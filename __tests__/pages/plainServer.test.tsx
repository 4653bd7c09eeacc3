import { expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { createI18n } from '@/i18n/createI18n';
import { sampleShop } from '@/lib/sampleShop';
import { draftEdited } from '@/store/slices/checkoutSlice';
import { createPlainServer } from '../support/plainServer';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { PLACE_ORDER } from '../support/placeOrderButton';
import { stubPaymentWindow } from '../support/stubPaymentWindow';
import { enter } from '../support/enter';

it('a server with the specified fields alone serves a journey from the home page to a review', async () => {
  stubPaymentWindow();
  const respond = createPlainServer();
  const open = async (path: string) => {
    cleanup();
    return renderAppWithFakeApi(path, respond, { signedIn: true });
  };
  const expectSoundTexts = () =>
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Something went wrong/);

  for (const path of ['/', '/products']) {
    await open(path);
    expect((await screen.findAllByText('Plain Linen'))[0]).toBeVisible();
    // The samples, because the server has no facts about the shop (product 1.4).
    expect(await screen.findByRole('link', { name: sampleShop.en.phone })).toBeVisible();
    expectSoundTexts();
  }

  const product = await open('/product-detail?id=p1');
  await product.user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(product.api.to('/user/add-to-cart')).toHaveLength(1));
  expect(product.api.to('/user/add-to-cart')[0]?.body).toEqual({ productId: 'p1', sizeId: 's1' });
  await enter(product.user, screen.getByRole('textbox', { name: /Your review/ }), 'Falls well.');
  await enter(product.user, screen.getByRole('textbox', { name: /Your name/ }), 'Layla');
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }), { clientX: 1 });
  await product.user.click(await screen.findByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Falls well.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Finished for your window/ })).toBeNull();
  expectSoundTexts();

  await open('/cart');
  expect((await screen.findAllByText('Plain Linen'))[0]).toBeVisible();
  expect(screen.getAllByText('AED 235')[0]).toBeVisible();
  expectSoundTexts();

  const checkout = await open('/Checkout');
  await screen.findByRole('checkbox', { name: 'Stripe' });
  act(() => void checkout.store.dispatch(draftEdited(billingDraft)));
  await checkout.user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
  await checkout.user.click(await screen.findByRole('button', { name: PLACE_ORDER }));
  await waitFor(() => expect(checkout.api.to('/user/place-order')).toHaveLength(1));
  expect(checkout.api.to('/user/place-order')[0]?.body).not.toHaveProperty('revision');
  expectSoundTexts();

  await open('/MyOrders');
  expect((await screen.findAllByText(/Plain Linen/))[0]).toBeVisible();
  expectSoundTexts();

  const order = await open('/MyOrders-detail?id=o1');
  await order.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const reasons = within(await screen.findByRole('dialog', { name: /^Cancel order/ }));
  await order.user.click(reasons.getByRole('button', { name: 'Continue' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await order.user.click(confirmation.getByRole('button', { name: 'Confirm cancellation' }));
  await waitFor(() => expect(order.api.to('/user/cancel-order')).toHaveLength(1));
  expect((await screen.findAllByText('Cancelled'))[0]).toBeVisible();
  expectSoundTexts();

  // The same shop in Arabic: with the order that the journey has left.
  const inArabic = { signedIn: true, i18n: createI18n('ar', arabicCatalog) };
  for (const path of [
    '/',
    '/products',
    '/product-detail?id=p1',
    '/MyOrders',
    '/MyOrders-detail?id=o1',
  ]) {
    cleanup();
    await renderAppWithFakeApi(path, respond, inArabic);
    expect((await screen.findAllByText(/Plain Linen/))[0]).toBeVisible();
    expectSoundTexts();
  }
});
