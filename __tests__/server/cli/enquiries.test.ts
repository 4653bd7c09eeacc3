import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestedVisit } from '../../../src/contract/enquiry.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const good = {
  name: 'Aisha',
  email: 'aisha@example.com',
  phone: '050 123 4567',
  date: '2026-12-01',
  time: '10:30',
};
const NO_SUCH = 'There is no appointment request nope.';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ now: '2026-11-21T08:00:00.000Z' });
});
afterEach(() => server.close());

async function request(changes = {}, headers = {}): Promise<RequestedVisit> {
  const body = { ...good, ...changes };
  const { visit } = await succeed(server, 'POST /user/enquiry', { body, headers });
  if (!visit) throw new Error('The response has no visit.');
  return visit;
}
/** Requests a visit whose date cannot be read. @returns its id */
async function requestUndated(): Promise<string> {
  await succeed(server, 'POST /user/enquiry', { body: { ...good, date: 'tomorrow' } });
  const row = server.db.selectFrom('enquiries').select('id').where('visit_date', '=', 'tomorrow');
  return (await row.executeTakeFirstOrThrow()).id;
}
const run = (...args: string[]) => runShopCommand(server, 'enquiries', ...args);
const linesOf = async ({ calendarUrl }: RequestedVisit) =>
  (await (await server.fetch(calendarUrl)).text()).split('\r\n');
const uidOf = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
/** Mails to the visitor after the receipt. */
const news = async () =>
  (await server.outbox.mails()).filter(
    ({ to, subject }) => to === good.email && !subject.startsWith('We have'),
  );

describe('enquiries list', () => {
  it('shows id, status and notes', async () => {
    const { _id } = await request({ notes: 'Living room\nBedroom' });
    const { out } = await run('list');
    expect(out).toContain(_id);
    expect(out).toMatch(/Status +requested/);
    expect(out).toMatch(/Notes +Living room\n +Bedroom/);
  });
});

describe('enquiries confirm', () => {
  it('confirms the visit and notifies the visitor once, however often it is repeated', async () => {
    const visit = await request();
    const before = await linesOf(visit);
    expect(await run('confirm', visit._id)).toEqual({
      code: 0,
      out: 'The visit on 2026-12-01 10:30 is confirmed.\naisha@example.com is notified by e-mail.',
      err: '',
    });
    expect(await run('confirm', visit._id)).toMatchObject({
      code: 1,
      err: 'This visit is confirmed already.',
    });
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your Sadeel visit is confirmed');
    expect(mail?.text).toContain('We come on Tuesday 1 December at 10:30, Dubai time.');
    expect(mail?.text).toContain(`http://sadeel.test${visit.calendarUrl}`);
    expect(mail?.text).toContain('https://calendar.google.com/');
    const after = await linesOf(visit);
    expect(after).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CONFIRMED']));
    expect(uidOf(after)).toBe(uidOf(before));
  });

  it('accepts the end of the id', async () => {
    const { _id } = await request();
    expect((await run('confirm', _id.slice(-6).toUpperCase())).code).toBe(0);
  });

  it('refuses an unknown or ambiguous id', async () => {
    expect(await run('confirm', 'nope')).toMatchObject({ code: 1, err: NO_SUCH });
    expect(await run('confirm', '%')).toMatchObject({ code: 1 });
    await request();
    await request();
    const { code, err } = await run('confirm', '');
    expect([code, err]).toEqual([1, expect.stringContaining('Several appointment requests')]);
    expect(await news()).toEqual([]);
  });

  it('refuses a day that cannot be read', async () => {
    const id = await requestUndated();
    const { code, err } = await run('confirm', id);
    expect([code, err]).toEqual([1, expect.stringContaining(`enquiries move ${id} DATE TIME`)]);
  });

  it('asks the staff to call when there is no usable e-mail address', async () => {
    const { _id } = await request({ email: 'call me' });
    const { code, out } = await run('confirm', _id);
    expect([code, out]).toEqual([0, expect.stringContaining('Please call 050 123 4567.')]);
  });
});

describe('enquiries move', () => {
  it('confirms the visit at another time and counts every change', async () => {
    const visit = await request();
    await run('confirm', visit._id);
    server.clock.advance(60_000);
    expect((await run('move', visit._id, '2026-12-02', '16:00')).code).toBe(0);
    expect(await run('move', visit._id, '2026-12-02', '16:00')).toMatchObject({
      code: 1,
      err: 'The visit is at this time already.',
    });
    const mails = await news();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Sadeel visit is confirmed',
      'Your Sadeel visit has a new time',
    ]);
    expect(mails[1]?.text).toContain('We now come on Wednesday 2 December at 16:00');
    expect(mails[1]?.text).toContain('open the link again');
    expect(await linesOf(visit)).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T080100Z',
        'DTSTART:20261202T120000Z',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('writes to the visitor in their language', async () => {
    const { _id } = await request({}, { 'accept-language': 'ar' });
    await run('move', _id, '2026-12-02', '16:00');
    const mail = (await news()).at(-1);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain('نزورك الآن يوم الأربعاء 2 ديسمبر الساعة 4\u00A0عصرًا بتوقيت دبي.');
  });

  it('agrees on a day that could not be read', async () => {
    const id = await requestUndated();
    expect((await run('move', id, '2026-12-02', '16:00')).code).toBe(0);
    const [mail] = await news();
    expect(mail?.text).toMatch(/\/api\/visits\/[\w-]{43}\.ics/);
  });

  it('gives an enquiry of an older version a calendar file', async () => {
    const { _id } = await request();
    await server.db.updateTable('enquiries').set({ visit_token: null }).execute();
    await run('confirm', _id);
    const [mail] = await news();
    const path = /\/api\/visits\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await server.fetch(path)).status).toBe(200);
  });

  it.each([
    ['2026-12-01', '9:00'],
    ['2026-13-01', '10:30'],
    ['2026-11-21', '11:59'],
  ])('refuses %s %s', async (date, time) => {
    const { _id } = await request();
    expect((await run('move', _id, date, time)).code).toBe(2);
    expect(await news()).toEqual([]);
  });
});

describe('enquiries cancel', () => {
  it('cancels the visit once and for all', async () => {
    const visit = await request();
    expect((await run('cancel', visit._id)).code).toBe(0);
    for (const again of [
      ['cancel', visit._id],
      ['confirm', visit._id],
      ['move', visit._id, '2026-12-02', '16:00'],
    ]) {
      expect(await run(...again)).toMatchObject({
        code: 1,
        err: 'This visit is cancelled. The visitor can ask for another one.',
      });
    }
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('We do not come on Tuesday 1 December at 10:30.');
    const lines = await linesOf(visit);
    expect(lines).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED']));
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('notifies of a visit whose day cannot be read', async () => {
    expect((await run('cancel', await requestUndated())).code).toBe(0);
    const [mail] = await news();
    expect(mail?.text).toContain('We do not come as you asked.');
    expect(mail?.text).not.toContain('/api/visits/');
  });
});

describe('several commands at once', () => {
  it('make one change and send one mail', async () => {
    const visit = await request();
    const results = await Promise.all(Array.from({ length: 5 }, () => run('confirm', visit._id)));
    expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1, 1, 1, 1]);
    expect(await news()).toHaveLength(1);
    expect(await linesOf(visit)).toContain('SEQUENCE:1');
  });
});
