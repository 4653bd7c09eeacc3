import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proofFor, provenCall } from '../../support/proofOfWork.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const good = {
  name: 'Aisha',
  email: 'aisha@example.com',
  phone: '050 123 4567',
  date: '2026-12-01',
  time: '10:30',
};
let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits });
});
afterEach(() => server.close());

const send = (body: object = good, headers = {}) =>
  rawCall(server, 'POST /user/enquiry', { body, headers });
const rows = () => server.db.selectFrom('enquiries').selectAll().execute();

describe('an enquiry', () => {
  it('is stored, mailed to the shop and confirmed to the visitor', async () => {
    const response = await send({ ...good, category: 'curtains', subCategory: 'sheer' });
    expect(response.body).toMatchObject({ message: 'Enquiry Submitted Successfully' });
    expect(await rows()).toMatchObject([
      { visit_date: '2026-12-01', visit_time: '10:30', category_id: 'curtains' },
    ]);
    const mails = await server.outbox.mails();
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['shop@sadeel.example', 'New appointment request'],
      ['aisha@example.com', 'We have your Sadeel appointment request'],
    ]);
    expect(mails[0]).toMatchObject({ replyTo: 'aisha@example.com' });
    expect(mails[0]?.html).toBeUndefined();
    expect(JSON.stringify(mails[1])).not.toContain('Aisha');
  });

  it('confirms an address that was copied with direction marks, and stores a name without', async () => {
    const marked = { name: 'Aisha\u200F', email: '\u202Aaisha@example.com\u202C\u200B' };
    await send({ ...good, ...marked });
    expect(await rows()).toMatchObject([{ name: 'Aisha', email: 'aisha@example.com' }]);
    const receipt = { to: 'aisha@example.com' };
    expect(await server.outbox.mails()).toMatchObject([{}, receipt]);
    expect(await send({ ...good, name: '\u200F\u200B' })).toMatchObject({ status: 400 });
  });

  it('accepts a number that cannot be called and a time that has passed, and promises neither', async () => {
    const { body } = await send({ ...good, phone: 'abc', date: '2020-01-02' });
    expect(body).toEqual({ message: 'Enquiry Submitted Successfully' });
    const [, receipt] = await server.outbox.mails();
    expect(receipt?.text).toContain('Our team will write to you');
    expect(receipt?.text).not.toMatch(/call you|\.ics/);
  });

  it('accepts an invalid e-mail address, and is mailed to the shop only', async () => {
    expect((await send({ ...good, email: 'call me' })).status).toBe(200);
    const mails = await server.outbox.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty('replyTo');
  });

  it.each(['name', 'email', 'phone', 'date', 'time'])('requires %s', async (field) => {
    const label = field.charAt(0).toUpperCase() + field.slice(1);
    const refusal = { status: 400, body: { message: `${label} is required` } };
    expect(await send({ ...good, [field]: '  ' })).toMatchObject(refusal);
    expect(await send({ ...good, [field]: undefined })).toMatchObject(refusal);
    expect(await send({ ...good, [field]: ['x'] })).toMatchObject(refusal);
  });

  it.each(['a\r\nBcc: b@c.de', 'a\nb', 'a\u0000b', '\uD800', 'x'.repeat(201)])(
    'rejects %j in every field',
    async (value) => {
      for (const field of Object.keys(good)) {
        expect((await send({ ...good, [field]: value })).status).toBe(400);
      }
      expect(await server.outbox.mails()).toHaveLength(0);
    },
  );

  it('accepts a missing or an existing category only', async () => {
    expect((await send({ ...good, category: '', subCategory: null })).status).toBe(200);
    expect((await send({ ...good, category: 'nope' })).status).toBe(404);
    expect((await send({ ...good, subCategory: 'nope' })).status).toBe(404);
  });

  it('is stored once per idempotency key, and 20 times an hour per client', async () => {
    const headers = { 'Idempotency-Key': 'e1' };
    for (let index = 0; index < 3; index += 1) expect((await send(good, headers)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    for (let index = 1; index < 20; index += 1) {
      expect((await provenCall(server, 'POST /user/enquiry', { body: good })).status).toBe(200);
    }
    const refused = await send();
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message:
          'We have several requests from you already, and will call you. Please try again in 1 hour.',
      },
    ]);
    expect(await rows()).toHaveLength(20);
  });
});

describe('many enquiries', () => {
  let proxied: TestServer;
  beforeEach(async () => {
    proxied = await createTinyServer({ limits: realLimits, config: { trustProxy: 1 } });
  });
  afterEach(() => proxied.close());

  const answerTo = (client: string, cookie = '') => {
    const headers = { 'x-forwarded-for': client, cookie };
    return rawCall(proxied, 'POST /user/enquiry', { body: good, headers });
  };
  const sendFrom = async (client: string, cookie = ''): Promise<number> =>
    (await answerTo(client, cookie)).status;
  const acceptedOf = async (count: number, client: (index: number) => string): Promise<number> => {
    let accepted = 0;
    for (let index = 0; index < count; index += 1) {
      if ((await sendFrom(client(index))) === 200) accepted += 1;
    }
    return accepted;
  };

  it('with the same key are those of one visitor only, by device or network', async () => {
    const cookie = `sadeel_device=${'d'.repeat(43)}`;
    const sendWithKey = async (client: string, fields = {}, own = '') => {
      const headers = { 'x-forwarded-for': client, 'idempotency-key': '1', cookie: own };
      const body = { ...good, ...fields };
      return (await rawCall(proxied, 'POST /user/enquiry', { body, headers })).body;
    };
    const first = await sendWithKey('203.0.113.1');
    expect(await sendWithKey('203.0.113.1')).toEqual(first);
    expect(await sendWithKey('198.51.100.1')).not.toEqual(first);
    expect(await sendWithKey('198.51.100.2', { name: 'Omar' })).toHaveProperty('visit');
    const known = await sendWithKey('203.0.113.1', {}, cookie);
    expect(known).not.toEqual(first);
    expect(await sendWithKey('192.0.2.1', {}, cookie)).toEqual(known);
  });

  it.each([
    ['one client', () => '203.0.113.7', 10],
    ['all networks', (index: number) => `10.0.${index}.1`, 20],
  ])('from %s need a proof of work, or book by phone', async (_who, client, unproven) => {
    expect(await acceptedOf(30, client)).toBe(unproven);
    const challenged = await answerTo(client(30));
    expect(challenged.body).toEqual({
      message: expect.stringMatching(
        /^We have many appointment requests online at the moment. You can book by phone: \+971 4 000 0000. Please try again in \d+ (minutes|hours?).$/,
      ),
      challenge: expect.objectContaining({ numbers: 40_000 }),
    });
    const headers = { 'x-forwarded-for': client(30), ...proofFor(proxied, challenged.body) };
    const { status } = await rawCall(proxied, 'POST /user/enquiry', { body: good, headers });
    expect(status).toBe(200);
  });

  it('do not block a returning customer', async () => {
    const code = { body: { email: good.email }, headers: { 'x-forwarded-for': '198.51.100.1' } };
    const first = await rawCall(proxied, 'POST /user/send-otp', code);
    const cookieOf = (response: typeof first): string =>
      response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const otp = await proxied.outbox.lastCode(good.email);
    const signedIn = await rawCall(proxied, 'POST /user/verify-otp', {
      body: { email: good.email, otp, firebaseToken: 'none' },
      headers: { ...code.headers, cookie: cookieOf(first) },
    });
    expect(signedIn.status).toBe(200);
    await acceptedOf(30, (index) => `10.0.${index}.1`);
    expect(await sendFrom('2001:db8:1:99::1', cookieOf(signedIn))).toBe(200);
  });

  it('send at most three receipts a day to one e-mail address, and all requests to the shop', async () => {
    expect(await acceptedOf(10, (index) => `10.0.${index}.1`)).toBe(10);
    const mails = await proxied.outbox.mails();
    const sentTo = (to: string) => mails.filter((mail) => mail.to === to).length;
    expect([sentTo(good.email), sentTo('shop@sadeel.example')]).toEqual([3, 10]);
  });

  it('from one customer are limited across networks, without affecting others', async () => {
    const code = { body: { email: good.email }, headers: { 'x-forwarded-for': '198.51.100.1' } };
    await rawCall(proxied, 'POST /user/send-otp', code);
    const otp = await proxied.outbox.lastCode(good.email);
    const signedIn = await rawCall(proxied, 'POST /user/verify-otp', {
      body: { email: good.email, otp, firebaseToken: 'none' },
      headers: code.headers,
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    let accepted = 0;
    for (let index = 0; index < 250; index += 1) {
      if ((await sendFrom(`10.0.${index}.1`, cookie)) === 200) accepted += 1;
    }
    expect(accepted).toBe(5);
    expect(await sendFrom('8.8.8.8')).toBe(200);
  });
});
