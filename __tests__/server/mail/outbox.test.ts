import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, SECOND } from '../../../server/clock.ts';
import { readEnv } from '../../../server/env.ts';
import { MAIL_LEASE_MS } from '../../../server/limits/mails.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { printedMail } from '../../../server/mail/terminalTransport.ts';
import { claimMail } from '../../../server/repositories/mailLanes.ts';
import { configOf } from '../../../server/config.ts';
import { createSecrets } from '../../../server/secrets.ts';
import { placeOrder, rawCall } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';
import { until } from '../../support/until.ts';
import { slowly } from '../../support/slowly.ts';

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

const requestCode = () => rawCall(server, 'POST /user/send-otp', { body: { email: EMAIL } });
const drain = () => server.services.mailer.drain();

async function order(): Promise<void> {
  await placeOrder(server, await server.signIn(EMAIL), smallLine);
}

describe('the mail queue', () => {
  it('does not delay responses when the mail server is down', async () => {
    isDown = true;
    expect((await requestCode()).status).toBe(200);
    await drain();
    expect(sent).toHaveLength(0);
  });

  it('retries after a delay, then sends once', async () => {
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

  it('retries an order mail for three days and a code for three minutes', async () => {
    isDown = true;
    await order();
    await requestCode();
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

  it('deletes the content of a sent mail', async () => {
    await order();
    await drain();
    const rows = await server.db.selectFrom('mails').select(['sealed', 'sent_at']).execute();
    expect(rows).toEqual([{ sealed: '', sent_at: expect.any(String) }]);
  });

  it('sends nothing for a rolled back order', async () => {
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
  /** A slow mailer with the same secret, like that of another process. */
  const startMailer = () => {
    const { db, clock, log, secrets } = server.services;
    const transport: MailTransport = {
      keepsContent: false,
      send: (mail) => slowly(() => void sent.push(mail)),
    };
    return createMailer({ db, clock, log, secrets, transport });
  };

  it('send each mail once', async () => {
    await queueOrders(40);
    const mailers = [startMailer(), startMailer(), startMailer()];
    await Promise.all(mailers.map((mailer) => mailer.drain()));
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(40);
  });

  it('neither lose nor duplicate mails after repeated restarts', async () => {
    await queueOrders(40);
    let restarts = 0;
    while (sent.length < 40) {
      const mailer = startMailer();
      const before = sent.length;
      mailer.wake();
      await until(() => sent.length > before);
      await mailer.stop();
      restarts += 1;
    }
    expect(restarts).toBeGreaterThan(5);
    await startMailer().drain();
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(40);
  });

  it('take over a mail when the lease of a crashed server has expired', async () => {
    await queueOrders(1);
    await claimMail(server.db, server.clock.now(), {
      leaseMs: MAIL_LEASE_MS,
      isUrgentOnly: false,
    });
    server.clock.advance(MAIL_LEASE_MS / 2);
    await startMailer().drain();
    expect(sent).toHaveLength(0);
    server.clock.advance(MAIL_LEASE_MS / 2);
    await startMailer().drain();
    expect(sent).toHaveLength(1);
  });

  it('drop a mail encrypted with another secret', async () => {
    await queueOrders(1);
    const { db, clock, log } = server.services;
    const transport: MailTransport = { keepsContent: false, send: () => Promise.resolve() };
    const secrets = createSecrets('another secret of this shop');
    await createMailer({ db, clock, log, secrets, transport }).drain();
    const row = await server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sealed: '', sent_at: null });
    expect(row.last_error).toContain('APP_SECRET');
  });
});

describe('many mails for one customer', () => {
  const queue = (to: string, subject: string, kind = 'order-status') =>
    server.services.mailer.queue(server.db, kind, { to, subject, text: subject });

  it('delay the mail of another customer by one mail, and a code by none', async () => {
    for (let index = 0; index < 100; index += 1) await queue('flood@example.com', `${index}`);
    await queue(EMAIL, 'Your order');
    await queue('omar@example.com', 'Your code', 'sign-in-code');
    await drain();
    const order = sent.map((mail) => mail.to);
    expect(order[0]).toBe('omar@example.com');
    expect(order.indexOf(EMAIL)).toBeLessThanOrEqual(2);
    const own = sent.filter((mail) => mail.to === 'flood@example.com');
    expect(own.map((mail) => Number(mail.subject))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  it('delay mails that are queued later by a few mails', async () => {
    for (let index = 0; index < 100; index += 1) await queue('flood@example.com', `${index}`);
    const { db, clock, log, secrets } = server.services;
    const mailer = createMailer({
      db,
      clock,
      log,
      secrets,
      transport: {
        keepsContent: false,
        send: async (mail) => {
          sent.push(mail);
          if (sent.length === 50) {
            await queue(EMAIL, 'first');
            await queue(EMAIL, 'second');
          }
        },
      },
    });
    await mailer.drain();
    const places = sent.flatMap((mail, place) => (mail.to === EMAIL ? place : []));
    expect(places).toHaveLength(2);
    expect(Math.max(...places)).toBeLessThan(56);
  });

  it('store no unencrypted e-mail address', async () => {
    await queue(EMAIL, 'Your order');
    const rows = await server.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(EMAIL);
  });
});

describe('a sign-in code in the queue', () => {
  it('is sent before all other mails', async () => {
    isDown = true;
    await order();
    await order();
    await requestCode();
    await drain();
    isDown = false;
    server.clock.advance(MINUTE);
    await drain();
    expect(sent).toHaveLength(3);
    expect(sent[0]?.code).toMatch(/^\d{6}$/);
  });

  it('is sent by another server within 20 seconds of a crash', async () => {
    await server.services.mailer.stop();
    await requestCode();
    const { db, clock, log, secrets } = server.services;
    // The claim of a server that crashes while it sends.
    await claimMail(db, clock.now(), { leaseMs: MAIL_LEASE_MS, isUrgentOnly: false });
    server.clock.advance(20 * SECOND);
    const transport: MailTransport = {
      keepsContent: false,
      send: (mail) => Promise.resolve(void sent.push(mail)),
    };
    await createMailer({ db, clock, log, secrets, transport }).drain();
    expect(sent[0]?.code).toMatch(/^\d{6}$/);
  });
});

describe('the outbox page', () => {
  const page = (shop: TestServer, headers = {}, origin = 'http://localhost:3000') =>
    shop.fetch(`${origin}/dev/outbox`, { headers });

  it('shows the newest mail first, escaped', async () => {
    const shop = await createTinyServer();
    await rawCall(shop, 'POST /user/enquiry', {
      body: { name: '<b>Bold</b>', email: 'x', phone: '1', date: '1', time: '1' },
    });
    await rawCall(shop, 'POST /user/send-otp', { body: { email: EMAIL } });
    const code = await shop.outbox.lastCode(EMAIL);
    const response = await page(shop);
    const html = await response.text();
    expect(html).toContain(`<p class="code">${code}</p>`);
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(html).not.toContain('<b>Bold');
    expect(html.indexOf(code)).toBeLessThan(html.indexOf('New appointment request'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    await shop.close();
  });

  it('does not exist when mails are sent by SMTP', async () => {
    const shop = await createTinyServer({ config: { showsOutbox: false } });
    expect((await page(shop)).status).toBe(404);
    await shop.close();
  });

  it.each([
    ['x-forwarded-for', '8.8.8.8'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-forwarded-proto', 'https'],
    ['cf-connecting-ip', '8.8.8.8'],
    ['x-forwarded', 'for=8.8.8.8'],
    ['x-client-ip', '8.8.8.8'],
    ['x-cluster-client-ip', '8.8.8.8'],
    ['fly-client-ip', '8.8.8.8'],
    ['x-original-host', 'shop.example'],
  ])('is not served through a proxy that sends %s: %s', async (header, value) => {
    const shop = await createTinyServer();
    expect((await page(shop, { [header]: value })).status).toBe(403);
    await shop.close();
  });

  it.each([
    ['127.0.0.1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.168.1.77', 403],
    // IP address of every client behind Docker's proxy.
    ['172.17.0.1', 403],
  ])('responds to a connection from %s with %d', async (remoteAddress, status) => {
    const shop = await createTinyServer({ config: { trustProxy: 1 } });
    const bindings = { incoming: { socket: { remoteAddress } } };
    const response = await shop.app.request('http://localhost:3000/dev/outbox', {}, bindings);
    expect(response.status).toBe(status);
    await shop.close();
  });

  it.each(['https://evil.example', 'http://192.168.1.5:3000', 'http://shop.example'])(
    'is not served at %s',
    async (origin) => {
      const shop = await createTinyServer({ config: { publicUrl: origin } });
      expect((await page(shop, {}, origin)).status).toBe(403);
      await shop.close();
    },
  );

  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://shop.example' }, true],
    [{ PUBLIC_URL: 'https://shop.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'Production' }, false],
    [{ PUBLIC_URL: 'http://shop.example', TRUST_PROXY: '1' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ TRUST_PROXY: '1' }, false],
  ])('exists with the settings %j: %s', (settings, exists) => {
    expect(configOf(readEnv(settings)).showsOutbox).toBe(exists);
  });
});

describe('a mail in the terminal', () => {
  it('highlights the code', () => {
    const mail = { to: EMAIL, subject: 'Code', text: 'Hello\n', code: '042042' };
    expect(printedMail(mail)).toContain('*   code: 042042   *');
    expect(printedMail(mail)).toContain(`E-mail to ${EMAIL}`);
  });
});
