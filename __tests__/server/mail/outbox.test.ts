import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { printedMail } from '../../../server/mail/terminalTransport.ts';
import { placeOrder, rawCall } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let sent: Mail[];
let isDown: boolean;

beforeEach(async () => {
  sent = [];
  isDown = false;
  server = await createTinyServer({
    transport: {
      keepsContent: false,
      send: (mail) => {
        if (isDown) return Promise.reject(new Error('451 try later'));
        sent.push(mail);
        return Promise.resolve();
      },
    },
  });
});
afterEach(() => server.close());

const askForCode = () => rawCall(server, 'POST /user/send-otp', { body: { email: EMAIL } });
const drain = () => server.services.mailer.drain();

async function order(): Promise<void> {
  await placeOrder(server, await server.signIn(EMAIL), smallLine);
}

describe('the mail queue', () => {
  it('answers before a mail is sent, also when the mail server is down', async () => {
    isDown = true;
    expect((await askForCode()).status).toBe(200);
    await drain();
    expect(sent).toHaveLength(0);
  });

  it('tries again later, and then sends once', async () => {
    isDown = true;
    await order();
    await drain();
    isDown = false;
    await drain();
    expect(sent).toHaveLength(0);
    server.clock.advance(11 * SECOND);
    await drain();
    server.clock.advance(HOUR);
    await drain();
    expect(sent).toHaveLength(1);
  });

  it('gives an order mail up after three days of trying, a code after three minutes', async () => {
    isDown = true;
    await order();
    await askForCode();
    await drain();
    server.clock.advance(4 * MINUTE);
    isDown = false;
    await drain();
    expect(sent.map((mail) => mail.subject)).toEqual([expect.stringContaining('order')]);
    isDown = true;
    await order();
    for (let hour = 0; hour < 73; hour += 1) {
      await drain();
      server.clock.advance(HOUR);
    }
    isDown = false;
    await drain();
    expect(sent).toHaveLength(1);
  });

  it('keeps nothing of a mail that has left the house', async () => {
    await order();
    await drain();
    const rows = await server.db.selectFrom('mails').select(['sealed', 'sent_at']).execute();
    expect(rows).toEqual([{ sealed: '', sent_at: expect.any(String) }]);
  });

  it('sends nothing for an order that was not written', async () => {
    const token = await server.signIn(EMAIL);
    const body = { _id: 'x' };
    await rawCall(server, 'POST /user/place-order', {
      token,
      body,
      query: { paymentType: 'stripe' },
    });
    await drain();
    expect(sent).toHaveLength(0);
  });
});

describe('the outbox page', () => {
  const page = (shop: TestServer, headers = {}) => shop.fetch('/dev/outbox', { headers });

  it('shows the newest mail first, escaped', async () => {
    const shop = await createTinyServer();
    await rawCall(shop, 'POST /user/enquiry', {
      body: { name: '<b>Bold</b>', email: 'x', phone: '1', date: '1', time: '1' },
    });
    await rawCall(shop, 'POST /user/send-otp', { body: { email: EMAIL } });
    const code = await shop.outbox.lastCode(EMAIL);
    const answer = await page(shop);
    const html = await answer.text();
    expect(html).toContain(`<p class="code">${code}</p>`);
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(html).not.toContain('<b>Bold');
    expect(html.indexOf(code)).toBeLessThan(html.indexOf('New appointment request'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await shop.close();
  });

  it('does not exist when mails are really sent', async () => {
    const shop = await createTinyServer({ config: { showsOutbox: false } });
    expect((await page(shop)).status).toBe(404);
    await shop.close();
  });

  it('is not shown to callers from elsewhere', async () => {
    const shop = await createTinyServer();
    expect((await page(shop, { 'x-forwarded-for': '8.8.8.8' })).status).toBe(403);
    await shop.close();
    const proxied = await createTinyServer({ config: { trustProxy: 1 } });
    expect((await page(proxied, { 'x-forwarded-for': '8.8.8.8' })).status).toBe(403);
    expect((await page(proxied, { 'x-forwarded-for': '192.168.1.5' })).status).toBe(200);
    await proxied.close();
  });
});

describe('a printed mail', () => {
  it('makes the code stand out', () => {
    const mail = { to: EMAIL, subject: 'Code', text: 'Hello\n', code: '042042' };
    expect(printedMail(mail)).toContain('*   code: 042042   *');
    expect(printedMail(mail)).toContain(`E-mail to ${EMAIL}`);
  });
});
