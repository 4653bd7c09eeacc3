import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, MINUTE } from '../../../server/clock.ts';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { addWindow, orderCart } from '../../support/buyWindows.ts';
import { goodBilling, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const CURTAIN: WindowPriceRequest = {
  productId: 'almas-ivory-linen',
  window: { mount: 'wall', widths: [], drops: [345], track: 290, notes: ['ac'] },
  options: { heading: 'wave', lining: 'lining', draw: 'pair', motor: 'mains' },
  name: 'Living 1',
};
const ROLLER: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: { mount: 'inside', widths: [120.5, 122, 120.8], drops: [200], depth: 10, height: 250 },
  options: { control: 'chain' },
  name: '<b>Study</b>',
};
const PLACE = { address: goodBilling.address, city: goodBilling.city };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

/** Orders a curtain and two rollers, and pays. @returns the order's number */
async function order(billing: { city?: string; country?: string } = {}): Promise<string> {
  await addWindow({ server, token }, CURTAIN);
  await addWindow({ server, token }, ROLLER, 2);
  return (await orderCart({ server, token }, { billing })).number;
}
const sheetOf = (number: string) => runShopCommand(server, 'orders', 'fitter', number);
const linkIn = (out: string): string => /\/staff\/fitter\/\S+/.exec(out)?.[0] ?? '';

describe('the fitter’s sheet (product 16.26)', () => {
  it('has the address with its Makani number, and what the fitter needs at each window', async () => {
    const { firstName, lastName, companyName, country, pinCode, dialCode, phone } = goodBilling;
    const fields = { firstName, lastName, companyName, country, pinCode, dialCode, phone };
    await succeed(server, 'POST /user/save-address', {
      token,
      body: { ...fields, ...PLACE, label: '', trn: '', makani: '2514389012', isDefault: true },
    });
    const number = await order();
    const { code, out } = await sheetOf(number);
    expect(code).toBe(0);
    for (const text of [
      PLACE.address,
      'Makani number',
      '2514389012',
      '+971501234567',
      'https://www.google.com/maps/search/?api=1&query=',
      'every',
      'From the wall',
      '8 cm on both sides',
      'Yes: above 3.3 m',
      'Socket within 1.5 m',
      '! Air conditioning is near.',
      'held taut by a device',
      '± 10 mm',
      '± 3 mm',
      'widths 120.5 / 122 / 120.8; drops 200 cm',
      '! The measurements differ by more than 1 cm',
    ])
      expect(out).toContain(text);
    expect(out).not.toContain('AED');
  });

  it('is a page in both languages behind a link of its own that works for a day', async () => {
    const { out } = await sheetOf(await order());
    const link = linkIn(out);
    const page = await server.fetch(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('&lt;b&gt;Study&lt;/b&gt;');
    expect(html).toMatch(/<svg [^]*Signature|<svg [^]*signature/);
    expect(html).not.toContain('AED');
    expect(await (await server.fetch(`${link}?lang=ar`)).text()).toMatch(/dir="rtl"[^]*ورقة الفني/);
    expect((await server.fetch(link.replace('/fitter/', '/workroom/'))).status).toBe(404);
    server.clock.advance(DAY + MINUTE);
    expect((await server.fetch(link)).status).toBe(404);
  });

  it('is refused for an order that is shipped without fitting', async () => {
    const number = await order({ city: 'Salalah', country: 'Oman' });
    expect(await sheetOf(number)).toMatchObject({
      code: 1,
      err: expect.stringContaining('shipped without fitting'),
    });
  });
});
