import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE, SECOND } from '../../../server/clock.ts';
import { MAIL_DELIVERY } from '../../../server/limits/mails.ts';
import { MailRefusedError, MailServerError } from '../../../server/mail/mail.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { smtpTransport } from '../../../server/mail/smtpTransport.ts';
import { placeOrder, rawCall } from '../../support/serverClient.ts';
import { headerNames, headerOf, startSmtpSink } from '../../support/smtpSink.ts';
import type { SmtpSink } from '../../support/smtpSink.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const FROM = 'Sadeel <hello@sadeel.example>';
const EMAIL = 'aisha@example.com';

let sink: SmtpSink;
let server: TestServer;
beforeEach(async () => {
  sink = await startSmtpSink();
  server = await createTinyServer({ transport: smtpTransport(sink.url, () => FROM) });
});
afterEach(async () => {
  await server.close();
  await sink.close();
});

const drain = () => server.services.mailer.drain();
const requestCode = (email = EMAIL) => rawCall(server, 'POST /user/send-otp', { body: { email } });
const order = async () => placeOrder(server, await server.signIn(EMAIL), smallLine);
const mailRow = () => server.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

const FIXED_HEADERS = [
  ...['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version'],
  ...['Message-ID', 'Subject', 'To'],
].sort();

describe('mail by SMTP', () => {
  it('contains the code as text and HTML', async () => {
    await requestCode('Aisha@Example.com');
    await drain();
    expect(sink.inbox).toHaveLength(1);
    const [mail] = sink.inbox;
    expect(mail).toMatchObject({ from: 'hello@sadeel.example', to: [EMAIL] });
    expect(mail?.raw).toMatch(/^Subject: \d{6} is your Sadeel sign-in code\r$/m);
    expect(mail?.raw).toContain('multipart/alternative');
    expect(mail?.raw).toMatch(/^ {4}\d{6}\r$/m);
  });

  it('has the same headers and one recipient for any visitor input', async () => {
    const base = { name: 'A', email: 'a@b.co', phone: '1', date: '1', time: '1' };
    const hostile = ['Bcc: x@y.zz', 'a@b.co, x@y.zz', '=?utf-8?q?=0D=0ABcc:_x@y.zz?=', '<x@y.zz>'];
    for (const value of hostile) {
      for (const field of Object.keys(base)) {
        await rawCall(server, 'POST /user/enquiry', { body: { ...base, [field]: value } });
      }
    }
    await drain();
    const toShop = sink.inbox.filter((mail) => mail.to[0] === 'shop@sadeel.example');
    expect(toShop).toHaveLength(hostile.length * Object.keys(base).length);
    for (const mail of toShop) expect(mail.raw).not.toMatch(/^Content-Type: text\/html/m);
    const toVisitors = sink.inbox.filter((mail) => !toShop.includes(mail));
    for (const mail of toVisitors) expect(mail.raw).not.toMatch(/x@y\.zz/);
    for (const mail of sink.inbox) {
      expect(mail.to).toHaveLength(1);
      const names = headerNames(mail.raw).filter((name) => name !== 'Reply-To');
      const isPlain = toShop.includes(mail);
      expect(names).toEqual(
        isPlain
          ? FIXED_HEADERS
          : FIXED_HEADERS.filter((name) => name !== 'Content-Transfer-Encoding'),
      );
    }
  });

  it('contains no headers injected by line breaks', async () => {
    const breaks = ['\r\n', '\n', '\r', '\r\n\t', '\u2028', '\u0000'];
    const transport = smtpTransport(sink.url, () => FROM);
    const good: Mail = { to: EMAIL, subject: 'Subject', text: 'Text', replyTo: EMAIL };
    const send = (mail: Mail) =>
      transport.send(mail, { id: 'id', signal: AbortSignal.timeout(10_000) });
    for (const lineBreak of breaks) {
      const evil = `${lineBreak}Bcc: x@y.zz`;
      await send({ ...good, subject: `Subject${evil}` });
      await send({ ...good, text: `Text${evil}`, html: `<p>Text${evil}</p>` });
      await expect(send({ ...good, to: EMAIL + evil })).rejects.toThrow(MailRefusedError);
      await expect(send({ ...good, replyTo: EMAIL + evil })).rejects.toThrow(MailRefusedError);
    }
    transport.close?.();
    expect(sink.inbox).toHaveLength(2 * breaks.length);
    for (const { to, raw } of sink.inbox) {
      expect(to).toEqual([EMAIL]);
      expect(headerNames(raw)).not.toContain('Bcc');
      expect(headerOf(raw, 'to')).toBe(EMAIL);
    }
  });

  it.each(['a@b.co, x@y.zz', '"x" <x@y.zz>', 'a@b.co;x@y.zz', 'nobody', 'a@b@c', ''])(
    'rejects an invalid recipient: %s',
    async (to) => {
      const transport = smtpTransport(sink.url, () => FROM);
      const sending = transport.send(
        { to, subject: 'S', text: 'T' },
        { id: 'id', signal: AbortSignal.timeout(1000) },
      );
      await expect(sending).rejects.toThrow(MailRefusedError);
      transport.close?.();
    },
  );
});

describe('a mail server without STARTTLS', () => {
  const sendTo = async (url: string, options?: { allowPlain: boolean }) => {
    const transport = smtpTransport(url, () => FROM, options);
    const mail = { to: EMAIL, subject: 'S', text: 'T' };
    try {
      await transport.send(mail, { id: 'id', signal: AbortSignal.timeout(10_000) });
    } finally {
      transport.close?.();
    }
  };
  /** The sink by a name that is not one of this machine. */
  const remote = () => sink.url.replace('127.0.0.1', '0.0.0.0');

  it('gets no mail on another machine', async () => {
    await expect(sendTo(remote())).rejects.toThrow(MailServerError);
    expect(sink.inbox).toHaveLength(0);
  });

  it('gets mail on this machine, and elsewhere when plain text is allowed', async () => {
    await sendTo(sink.url);
    await sendTo(remote(), { allowPlain: true });
    expect(sink.inbox).toHaveLength(2);
  });
});

describe('a failing mail server', () => {
  it('is retried after a temporary failure, with the same message id', async () => {
    await order();
    sink.refuse(451);
    await drain();
    expect(sink.inbox).toHaveLength(0);
    server.clock.advance(11 * SECOND);
    await drain();
    expect(sink.inbox).toHaveLength(1);
    const { id } = await mailRow();
    expect(headerOf(sink.inbox[0]?.raw ?? '', 'message-id')).toBe(`<${id}@sadeel.example>`);
  });

  it('gets no retry for an unknown recipient', async () => {
    await order();
    sink.refuse(550);
    await drain();
    expect(await mailRow()).toMatchObject({ sealed: '', sent_at: null });
    server.clock.advance(MINUTE);
    await drain();
    expect(sink.inbox).toHaveLength(0);
    expect((await requestCode()).status).toBe(200);
  });

  it('does not delay responses; after three failures requests for a code get 503', async () => {
    await sink.close();
    expect((await requestCode()).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await drain();
      server.clock.advance(10 * SECOND);
      await requestCode();
    }
    await drain();
    const known = await requestCode();
    const unknown = await requestCode('nobody@example.com');
    expect(known.status).toBe(503);
    expect(known.body).toEqual({
      message: 'We cannot send e-mails at the moment. Please try again in a few minutes.',
    });
    expect(unknown.body).toEqual(known.body);
    expect(known.headers.get('retry-after')).not.toBeNull();
    expect((await order()).order).toBeDefined();
  });

  it('is retried with growing delays, and receives all mails after the outage', async () => {
    const { port } = new URL(sink.url);
    await sink.close();
    await order();
    await order();
    await order();
    const attempts = async () => {
      const rows = await server.db.selectFrom('mails').select('attempts').execute();
      return rows.reduce((sum, row) => sum + row.attempts, 0);
    };
    let before = 0;
    /** Each lane tries once at most until the next wait is over. */
    const tryAgain = async () => {
      await drain();
      await drain();
      const tried = (await attempts()) - before;
      expect(tried).toBeGreaterThanOrEqual(1);
      expect(tried).toBeLessThanOrEqual(MAIL_DELIVERY.lanes);
      before += tried;
    };
    await tryAgain();
    for (let minute = 1; minute <= 5; minute += 1) {
      server.clock.advance(MINUTE);
      await tryAgain();
    }
    sink = await startSmtpSink(Number(port));
    server.clock.advance(MINUTE);
    await drain();
    expect(sink.inbox).toHaveLength(3);
  });

  it('receives no expired code', async () => {
    sink.refuse(451);
    await requestCode();
    await drain();
    server.clock.advance(3 * MINUTE - 100);
    sink.slow(500);
    await drain();
    sink.slow(0);
    server.clock.advance(SECOND);
    await drain();
    // Waits for the end of all connections.
    await sink.close();
    expect(sink.inbox).toHaveLength(0);
  });

  it('is distinguished from a rejected mail', async () => {
    const transport = smtpTransport('smtp://127.0.0.1:9', () => FROM);
    const mail = { to: EMAIL, subject: 'S', text: 'T' };
    const sending = transport.send(mail, { id: 'id', signal: AbortSignal.timeout(5000) });
    await expect(sending).rejects.toThrow(MailServerError);
    transport.close?.();
  });
});
