import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
  it('is kept, told to the shop and confirmed to the visitor', async () => {
    const answer = await send({ ...good, category: 'curtains', subCategory: 'sheer' });
    expect(answer.body).toEqual({ message: 'Enquiry Submitted Successfully' });
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

  it('takes an address that is none, and then mails the shop only', async () => {
    expect((await send({ ...good, email: 'call me' })).status).toBe(200);
    const mails = await server.outbox.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty('replyTo');
  });

  it.each(['name', 'email', 'phone', 'date', 'time'])('needs %s', async (field) => {
    const label = field.charAt(0).toUpperCase() + field.slice(1);
    const refusal = { status: 400, body: { message: `${label} is required` } };
    expect(await send({ ...good, [field]: '  ' })).toMatchObject(refusal);
    expect(await send({ ...good, [field]: undefined })).toMatchObject(refusal);
    expect(await send({ ...good, [field]: ['x'] })).toMatchObject(refusal);
  });

  it.each(['a\r\nBcc: b@c.de', 'a\nb', 'a\u0000b', '\uD800', 'x'.repeat(201)])(
    'refuses %j in every field',
    async (value) => {
      for (const field of Object.keys(good)) {
        expect((await send({ ...good, [field]: value })).status).toBe(400);
      }
      expect(await server.outbox.mails()).toHaveLength(0);
    },
  );

  it('may leave out category and sub-category, but not make them up', async () => {
    expect((await send({ ...good, category: '', subCategory: null })).status).toBe(200);
    expect((await send({ ...good, category: 'nope' })).status).toBe(404);
    expect((await send({ ...good, subCategory: 'nope' })).status).toBe(404);
  });

  it('is taken once for each intent, and five times an hour from one client', async () => {
    const headers = { 'Idempotency-Key': 'e1' };
    for (let index = 0; index < 3; index += 1) expect((await send(good, headers)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    for (let index = 0; index < 4; index += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await rows()).toHaveLength(5);
  });
});
