import { afterEach, describe, expect, it } from '@jest/globals';
import { openPaymentShop, SHOP_URL } from '../../support/providers/paymentShop.ts';
import { createPaypalRig, createStripeRig } from '../../support/providers/rigs.ts';
import { goodBilling, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer, TestServerOptions } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const inArabic = { 'accept-language': 'ar' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openShop(rig: Awaited<ReturnType<typeof createStripeRig | typeof createPaypalRig>>) {
  const shop = await openPaymentShop(rig);
  closing.push(shop.server.close, rig.api.close);
  return shop;
}

async function openSandbox(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await createTinyServer(options);
  closing.push(server.close);
  return server;
}

const textOf = async (server: TestServer, path: string) => (await server.fetch(path)).text();

describe('the payment of an order that was placed in Arabic', () => {
  it('has an Arabic name and cancel URL at Stripe, whose pages follow the browser', async () => {
    const rig = await createStripeRig();
    const shop = await openShop(rig);
    const placed = await shop.place(inArabic);
    const form = new URLSearchParams(rig.api.requests.at(-1)?.body);
    const name = 'line_items[0][price_data][product_data][name]';
    expect(form.get('locale')).toBe('auto');
    expect(form.get(name)).toBe(`الطلب رقم ${placed.order?.orderId ?? ''}`);
    const page = `${SHOP_URL}/ar/MyOrders-detail?id=${placed.order?._id ?? ''}`;
    expect(form.get('cancel_url')).toBe(page);
    expect(await shop.comeBack(rig.returnPath('cs_test_1'))).toBe(page);
  });

  it('has an Arabic page at PayPal', async () => {
    const rig = await createPaypalRig();
    const shop = await openShop(rig);
    await shop.place(inArabic);
    const { body = '' } = rig.api.requests.find(({ path }) => path.endsWith('/orders')) ?? {};
    expect(JSON.parse(body)).toMatchObject({
      payment_source: { paypal: { experience_context: { locale: 'ar-EG' } } },
    });
  });

  it.each([
    ['Stripe', createStripeRig, '"?locale"?[:=]"?en\\b'],
    ['PayPal', createPaypalRig, '"locale":"en-US"'],
  ] as const)('is in English at %s for all other orders', async (_name, createRig, locale) => {
    const rig = await createRig();
    const shop = await openShop(rig);
    await shop.place();
    const request = rig.api.requests.find(({ path }) => path.includes(rig.startPath));
    expect(request?.body).toMatch(new RegExp(locale));
  });
});

describe('the pages of the sandbox', () => {
  it('are Arabic from right to left, with the number of the order isolated', async () => {
    const server = await openSandbox();
    const token = await server.signIn('aisha@example.com');
    const { order, url = '' } = await placeOrder(server, token, smallLine, inArabic);
    const html = await textOf(server, url);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('دفع تجريبي – لا يُخصم أي مبلغ');
    expect(html).toContain(`<bdi dir="ltr">${order?.orderId ?? ''}</bdi>`);
    expect(html).toContain('<bdi>150.01\u00A0درهم</bdi>');
    expect(html).toContain(`href="/ar/MyOrders-detail?id=${order?._id ?? ''}"`);
    const words = html
      .replace(/<style>.*<\/style>|<[^>]*>/gs, ' ')
      .replace(order?.orderId ?? '', '');
    expect(words).not.toMatch(/[a-z]/i);
  });

  it('return to the Arabic page of the order', async () => {
    const server = await openSandbox();
    const token = await server.signIn('aisha@example.com');
    const { order, url = '' } = await placeOrder(server, token, smallLine, inArabic);
    const init = { method: 'POST', redirect: 'manual' } as const;
    const response = await server.fetch(`${url}/decline`, init);
    const page = `/ar/MyOrders-detail?id=${order?._id ?? ''}`;
    expect(response.headers.get('location')).toBe(page);
    expect(await textOf(server, url)).toContain('رُفضت عملية الدفع.');
  });

  it('are English and from left to right for all other orders', async () => {
    const server = await openSandbox();
    const token = await server.signIn('aisha@example.com');
    const { url = '' } = await placeOrder(server, token, smallLine);
    expect(await textOf(server, url)).toContain('<html lang="en" dir="ltr">');
  });
});

describe('an Arabic order that cannot be paid', () => {
  it('has Arabic messages and pages when the provider fails', async () => {
    const rig = await createStripeRig();
    const shop = await openShop(rig);
    rig.api.break(rig.startPath, 500, 500, 500, 500);
    const placed = await shop.place(inArabic);
    expect(placed.message).toContain('تعذّر فتح صفحة الدفع');
    const { paymentUrl = '' } = await shop.order(placed);
    const response = await shop.server.fetch(paymentUrl.replace(SHOP_URL, ''));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('href="/ar/MyOrders"');
  });

  it('names the shop’s phone number when the payment type has no provider', async () => {
    const rig = await createStripeRig();
    const shop = await openShop(rig);
    await succeed(shop.server, 'POST /user/add-to-cart', { token: shop.token, body: smallLine });
    const { body } = await rawCall(shop.server, 'POST /user/place-order', {
      token: shop.token,
      headers: inArabic,
      query: { paymentType: 'paypal' },
      body: { ...goodBilling, paymentType: 'paypal' },
    });
    expect(body).toEqual({
      message: 'الدفع عبر PayPal غير متاح الآن. يُرجى اختيار Stripe؛ سلتك محفوظة.',
    });
  });
});
