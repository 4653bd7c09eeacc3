import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestedVisit } from '../../../src/contract/enquiry.ts';
import { DAY } from '../../../server/clock.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const good = {
  name: 'Aisha',
  email: 'aisha@example.com',
  phone: '050 123 4567',
  date: '2026-12-01',
  time: '10:30',
};
const notes = 'Living room: W 240 × D 265 cm\nBedroom: W 121 × D 160 cm';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ now: '2026-11-21T08:00:00.000Z' });
});
afterEach(() => server.close());

async function request(body: object = good, headers = {}): Promise<RequestedVisit> {
  const { visit } = await succeed(server, 'POST /user/enquiry', { body, headers });
  if (!visit) throw new Error('The response has no visit.');
  return visit;
}
const fileOf = async ({ calendarUrl }: RequestedVisit) => (await server.fetch(calendarUrl)).text();

describe('the visit of an enquiry', () => {
  it('has its day and hour, and two calendar links', async () => {
    const visit = await request();
    expect(visit).toMatchObject({ date: '2026-12-01', time: '10:30' });
    expect(visit.calendarUrl).toMatch(/^\/api\/visits\/[\w-]{43}\.ics$/);
    const google = new URL(visit.googleCalendarUrl ?? '');
    expect(google.origin).toBe('https://calendar.google.com');
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Free visit by Sadeel',
      dates: '20261201T063000Z/20261201T073000Z',
      ctz: 'Asia/Dubai',
      location: 'Your home',
    });
  });

  it('is the same for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'e1' };
    expect(await request(good, headers)).toEqual(await request(good, headers));
    expect(await request()).not.toEqual(await request());
  });

  it.each([
    { date: 'tomorrow', time: '10:30' },
    { date: '2026-12-01', time: 'after lunch' },
    { date: '2026-02-30', time: '10:30' },
  ])('is absent for $date, $time', async (changes) => {
    const body = { ...good, ...changes };
    const response = await succeed(server, 'POST /user/enquiry', { body });
    expect(response).toEqual({ message: 'Enquiry Submitted Successfully' });
    const { visit_token } = await server.db
      .selectFrom('enquiries')
      .select('visit_token')
      .executeTakeFirstOrThrow();
    const file = await server.fetch(`/api/visits/${visit_token ?? ''}.ics`);
    expect(file.status).toBe(404);
    const receipt = (await server.outbox.mails()).at(-1);
    expect(receipt?.text).not.toContain('/api/visits/');
  });

  it('has its links in the receipt', async () => {
    const visit = await request();
    const receipt = (await server.outbox.mails()).at(-1);
    expect(receipt?.to).toBe(good.email);
    expect(receipt?.text).toContain(`http://sadeel.test${visit.calendarUrl}`);
    expect(receipt?.text).toContain('https://calendar.google.com/');
  });
});

describe('the notes of an enquiry', () => {
  it('are stored and mailed to the shop, with their line breaks', async () => {
    await request({ ...good, notes });
    const { notes: stored } = await server.db
      .selectFrom('enquiries')
      .select('notes')
      .executeTakeFirstOrThrow();
    expect(stored).toBe(notes);
    const [toShop, receipt] = await server.outbox.mails();
    expect(toShop?.text).toContain(`Notes:\n${notes}`);
    expect(JSON.stringify(receipt)).not.toContain('Living room');
  });

  it('are optional text of at most 2,000 characters', async () => {
    const statusFor = async (value: unknown) =>
      (await rawCall(server, 'POST /user/enquiry', { body: { ...good, notes: value } })).status;
    expect(await statusFor(null)).toBe(200);
    expect(await statusFor('x'.repeat(2000))).toBe(200);
    expect(await statusFor('x'.repeat(2001))).toBe(400);
    expect(await statusFor(['x'])).toBe(400);
    expect(await statusFor('a\u0000b')).toBe(400);
  });
});

describe('GET /api/visits/….ics', () => {
  it('is a calendar file that nobody caches', async () => {
    const { calendarUrl } = await request();
    const response = await server.fetch(calendarUrl);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="sadeel-visit.ics"',
      'cache-control': 'no-store',
    });
    const file = await response.text();
    expect(file).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(file).toContain('\r\nDTSTART:20261201T063000Z\r\nDTEND:20261201T073000Z\r\n');
    expect(file).toMatch(/\r\nUID:visit-[\da-f-]{36}@sadeel\.test\r\n/);
    expect(file).toMatch(/\r\nSEQUENCE:0\r\n[^]*\r\nSTATUS:TENTATIVE\r\n/);
    expect(file).toContain('\r\nURL;VALUE=URI:http://sadeel.test/\r\n');
  });

  it('contains nothing that the visitor typed, and no attendee', async () => {
    const file = await fileOf(await request({ ...good, notes }));
    for (const part of ['Aisha', 'aisha', '050', 'Living room', 'ATTENDEE']) {
      expect(file).not.toContain(part);
    }
  });

  it('is in the language of the enquiry', async () => {
    const file = await fileOf(await request(good, { 'accept-language': 'ar' }));
    expect(file).toContain('SUMMARY:زيارة مجانية من ');
    expect(file).toContain('\r\nURL;VALUE=URI:http://sadeel.test/ar\r\n');
  });

  it.each(['x', 'A'.repeat(43), `${'A'.repeat(43)}.ics`, '.ics', '%00.ics'])(
    'responds to %s with 404',
    async (file) => {
      await request();
      expect((await server.fetch(`/api/visits/${file}`)).status).toBe(404);
    },
  );

  it('accepts no other method', async () => {
    const { calendarUrl } = await request();
    const response = await server.fetch(calendarUrl, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('ends with the enquiry, after a year', async () => {
    const { calendarUrl } = await request();
    server.clock.advance(366 * DAY);
    await deleteExpired(server.services, server.clock.now());
    expect((await server.fetch(calendarUrl)).status).toBe(404);
  });
});
