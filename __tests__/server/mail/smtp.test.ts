import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { smtpTransport } from '../../../server/mail/smtpTransport.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

let inbox: Received[] = [];
let smtp: SMTPServer;
let server: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        inbox.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await createTinyServer({
    transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'Sadeel <hello@sadeel.example>'),
  });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});
beforeEach(() => {
  inbox = [];
});

const drain = () => server.services.mailer.drain();

function headerNames(raw: string): string[] {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  return head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0] ?? '')
    .sort();
}

describe('mail by SMTP', () => {
  it('brings the code as text and HTML', async () => {
    await rawCall(server, 'POST /user/send-otp', { body: { email: 'Aisha@Example.com' } });
    await drain();
    expect(inbox).toHaveLength(1);
    const [mail] = inbox;
    expect(mail).toMatchObject({ from: 'hello@sadeel.example', to: ['aisha@example.com'] });
    expect(mail?.raw).toMatch(/^Subject: \d{6} is your Sadeel sign-in code\r$/m);
    expect(mail?.raw).toContain('multipart/alternative');
    expect(mail?.raw).toMatch(/Your sign-in code is \d{6}/);
  });

  it('has the same headers and one recipient whatever a visitor types', async () => {
    const base = { name: 'A', email: 'a@b.co', phone: '1', date: '1', time: '1' };
    const hostile = ['Bcc: x@y.zz', 'a@b.co, x@y.zz', '=?utf-8?q?=0D=0ABcc:_x@y.zz?=', '<x@y.zz>'];
    for (const value of hostile) {
      for (const field of Object.keys(base)) {
        await rawCall(server, 'POST /user/enquiry', { body: { ...base, [field]: value } });
      }
    }
    await drain();
    const toShop = inbox.filter((mail) => mail.to[0] === 'shop@sadeel.example');
    expect(toShop).toHaveLength(hostile.length * Object.keys(base).length);
    const fixed = [
      ...['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version'],
      ...['Message-ID', 'Subject', 'To'],
    ].sort();
    for (const mail of inbox) {
      expect(mail.to).toHaveLength(1);
      expect(headerNames(mail.raw).filter((name) => name !== 'Reply-To')).toEqual(fixed);
      expect(mail.raw).not.toMatch(/^Content-Type: text\/html/m);
    }
  });
});
