import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, MINUTE } from '../../../server/clock.ts';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { addWindow, CURTAIN, orderCart } from '../../support/buyWindows.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const ROLLER: WindowPriceRequest = {
  productId: 'ufuq-screen-roller',
  window: { mount: 'inside', widths: [120.5, 121, 120.8], drops: [200] },
  options: { control: 'chain' },
  name: 'Study <b>1</b>',
};

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn('aisha@example.com');
});
afterEach(() => server.close());

/** Orders a curtain and two rollers. @returns the order's number */
async function order(): Promise<string> {
  await addWindow({ server, token }, CURTAIN);
  await addWindow({ server, token }, ROLLER, 2);
  return (await orderCart({ server, token }, { isPaid: false })).number;
}

const sheetOf = (number: string) => runShopCommand(server, 'orders', 'workroom', number);
const linkIn = (out: string): string => /\/staff\/workroom\/\S+/.exec(out)?.[0] ?? '';

describe('the workroom sheet (product 16.22)', () => {
  it('lists what is cut, sewn and hung, and the cloth to order', async () => {
    const number = await order();
    const short = number.slice(-5);
    const { code, out } = await sheetOf(number);
    expect(code).toBe(0);
    for (const text of [
      'Cut            5 × 298.7 cm',
      'Lining         lined, 5 × 280 cm',
      'wave track, ceiling, 290 cm, 6 brackets every 58 cm',
      `${short}/1 L  left   2.5     315 cm  150 cm    20`,
      'Finished size       119.5 × 200 cm, inside the recess',
      'Tube                32 mm',
      'Control             chain, 100 cm long',
      `${short}/2.2  119.5 cm  200 cm`,
      'Almas Ivory Linen, 140 cm wide  15 m',
      'Lining (lined), 140 cm wide     14 m',
    ])
      expect(out).toContain(text);
    expect(out).not.toMatch(/AED|\+971|Villa/);
  });

  it('is a page in both languages behind a link that works for a day', async () => {
    const link = linkIn((await sheetOf(await order())).out);
    const page = await server.fetch(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('Study &lt;b&gt;1&lt;/b&gt;');
    expect(html).not.toMatch(/AED|\+971|aisha/);
    expect(await (await server.fetch(`${link}?lang=ar`)).text()).toMatch(
      /dir="rtl"[^]*ورقة الورشة/,
    );
    server.clock.advance(DAY - MINUTE);
    expect((await server.fetch(link)).status).toBe(200);
    server.clock.advance(2 * MINUTE);
    const expired = await server.fetch(link);
    expect(expired.status).toBe(404);
    expect(await expired.text()).toContain('This link has expired.');
  });

  it.each(['', 'x', '9999999999999', 'a.9999999999999.b'])(
    'is missing with the key "%s"',
    async (key) => {
      const number = await order();
      const link = linkIn((await sheetOf(number)).out);
      const [id, expires] = link.split('/').at(-1)?.split('.') ?? [];
      for (const wrong of [key, `${id}.${Number(expires) + 1}.${link.split('.')[2]}`])
        expect((await server.fetch(`/staff/workroom/${wrong}`)).status).toBe(404);
    },
  );

  it('is the same after formulas and prices have changed', async () => {
    const number = await order();
    const before = (await sheetOf(number)).out;
    await server.db.updateTable('products').set({ made_to_measure: null }).execute();
    await server.db.deleteFrom('price_tables').execute();
    const after = (await sheetOf(number)).out;
    expect(after.replace(linkIn(after), '')).toBe(before.replace(linkIn(before), ''));
  });

  it('refuses an order without finished windows, and shows the sizes of an earlier one', async () => {
    const line = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1', quantity: 2 };
    await succeed(server, 'POST /user/add-to-cart', { token, body: line });
    const { code, err } = await sheetOf(
      (await orderCart({ server, token }, { isPaid: false })).number,
    );
    expect([code, err]).toEqual([1, expect.stringContaining('no finished windows')]);
    const number = await order();
    const items = await server.db.selectFrom('order_items').selectAll().execute();
    for (const { id, configuration } of items) {
      if (configuration === null) continue;
      const { making, ...earlier } = JSON.parse(configuration) as Record<string, unknown>;
      expect(making).toBeDefined();
      await server.db
        .updateTable('order_items')
        .set({ configuration: JSON.stringify(earlier) })
        .where('id', '=', id)
        .execute();
    }
    const { out } = await sheetOf(number);
    expect(out).toContain('before sheets were kept. Its sizes: 290 x 265 cm');
    expect(await (await server.fetch(linkIn(out))).text()).toContain('290 x 265 cm');
  });
});
