import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { printedMail } from '../../../server/mail/terminalTransport.ts';
import { claimMail } from '../../../server/repositories/mails.ts';
import { createVault } from '../../../server/vault.ts';
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

describe('several servers on one database', () => {
  const queueOrders = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const mail = { to: `customer-${index}@example.com`, subject: 'Order', text: 'Thanks' };
      await server.services.mailer.queue(server.db, 'order-confirmation', mail);
    }
  };
  /** A mailer that sends slowly, as another process with the same secret would. */
  const startMailer = () => {
    const { db, clock, log, vault } = server.services;
    const transport: MailTransport = {
      keepsContent: false,
      send: async (mail) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        sent.push(mail);
      },
    };
    return createMailer({ db, clock, log, vault, transport });
  };

  it('send each mail once between them', async () => {
    await queueOrders(40);
    const mailers = [startMailer(), startMailer(), startMailer()];
    await Promise.all(mailers.map((mailer) => mailer.drain()));
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(40);
  });

  it('lose and double nothing when they are restarted over and over', async () => {
    await queueOrders(40);
    let restarts = 0;
    while (sent.length < 40) {
      const mailer = startMailer();
      mailer.wake();
      await new Promise((resolve) => setTimeout(resolve, 5));
      await mailer.stop();
      restarts += 1;
    }
    expect(restarts).toBeGreaterThan(5);
    await startMailer().drain();
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(40);
  });

  it('take over what one left behind when it died, but not what it is still sending', async () => {
    await queueOrders(1);
    await claimMail(server.db, server.clock.now(), 2 * MINUTE);
    server.clock.advance(MINUTE);
    await startMailer().drain();
    expect(sent).toHaveLength(0);
    server.clock.advance(MINUTE);
    await startMailer().drain();
    expect(sent).toHaveLength(1);
  });

  it('give a mail up that was sealed with another secret', async () => {
    await queueOrders(1);
    const { db, clock, log } = server.services;
    const transport: MailTransport = { keepsContent: false, send: () => Promise.resolve() };
    const vault = createVault('another secret of this shop');
    await createMailer({ db, clock, log, vault, transport }).drain();
    const row = await server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sealed: '', sent_at: null });
    expect(row.last_error).toContain('APP_SECRET');
  });
});

describe('a sign-in code', () => {
  it('never waits behind a pile of other mails', async () => {
    isDown = true;
    await order();
    await order();
    await askForCode();
    await drain();
    isDown = false;
    server.clock.advance(MINUTE);
    await drain();
    expect(sent).toHaveLength(3);
    expect(sent[0]?.code).toMatch(/^\d{6}$/);
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
