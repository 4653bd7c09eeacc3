import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SentEnquiry } from '../../../src/contract/enquiry.ts';
import type { VisitSlot } from '../../../src/contract/slots.ts';
import { DAY, HOUR } from '../../../server/clock.ts';
import { addWindow, CURTAIN, orderCart } from '../../support/buyWindows.ts';
import { rawCall, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestServer, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** A Saturday, 12:00 in Dubai. */
const NOW = '2026-11-28T08:00:00.000Z';
const visitor = {
  name: 'Aisha',
  email: 'aisha@example.com',
  phone: '050 123 4567',
  date: 'as chosen',
  time: 'as chosen',
};
const MONDAY_9 = 'measuring_2026-11-30T09';

let server: TestServer;
const slots = async (query: { kind?: 'measuring' | 'fitting'; from?: string } = {}) =>
  (await succeed(server, 'GET /user/get-slots', { query: { kind: 'measuring', ...query } })).slots;
const idsOf = (some: readonly VisitSlot[] | undefined) => some?.map(({ _id }) => _id);
const ask = (body: object, headers = {}) =>
  rawCall(server, 'POST /user/enquiry', { body: { ...visitor, ...body }, headers });
const shop = (...args: string[]) => runShopCommand(server, 'slots', ...args);
const bookings = () => server.db.selectFrom('visit_bookings').selectAll().execute();
const mailsAbout = async (subject: RegExp) =>
  (await server.outbox.mails()).filter((mail) => subject.test(mail.subject));

async function book(slotId = MONDAY_9, fields = {}) {
  const { body } = await ask({ slotId, ...fields });
  const { visit } = body as SentEnquiry;
  if (visit?.changeUrl === undefined) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { ...visit, changeUrl: visit.changeUrl };
}
const post = (path: string, fields: Record<string, string>) =>
  server.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

describe('slots of visits (product 7.13)', () => {
  beforeEach(async () => {
    server = await createTinyServer({ now: NOW });
  });
  afterEach(() => server.close());

  it('are two hours each, from today with a lead time, in the hours and on the days of the shop', async () => {
    const all = await slots();
    expect(all[0]).toEqual({
      _id: 'measuring_2026-11-28T15',
      date: '2026-11-28',
      from: '15:00',
      to: '17:00',
    });
    const days = [...new Set(all.map(({ date }) => date))];
    expect(days).toHaveLength(12);
    expect(days).not.toContain('2026-11-29');
    expect(all.filter(({ date }) => date === '2026-11-30').map(({ from }) => from)).toEqual([
      '09:00',
      '11:00',
      '13:00',
      '15:00',
      '17:00',
    ]);
    expect((await slots({ from: '2026-12-07' }))[0]?._id).toBe('measuring_2026-12-07T09');
    expect(await slots({ from: '2028-01-01' })).toEqual([]);
    const { area } = await succeed(server, 'GET /user/get-slots', {
      query: { kind: 'fitting', lang: 'ar' },
    });
    expect(area).toContain('دبي');
    const wrong: Record<string, string>[] = [
      {},
      { kind: 'tea' },
      { kind: 'fitting', from: '2026-02-30' },
    ];
    for (const query of wrong)
      expect((await rawCall(server, 'GET /user/get-slots', { query })).status).toBe(400);
  });

  it('have the capacity that the staff give to days, and show what is booked', async () => {
    await book();
    expect((await shop('capacity', '2026-11-30', '2', '--kind', 'measuring')).code).toBe(0);
    await book();
    expect(await ask({ slotId: MONDAY_9 })).toMatchObject({ status: 409 });
    expect((await shop('list')).out).toMatch(/measuring +2026-11-30 +09:00-11:00 +full/);
    const closed = await shop('close', '2026-11-30', '--until', '2026-12-02');
    expect(closed.out).toContain('Visits that are booked there stay (2)');
    expect((await slots()).some(({ date }) => date < '2026-12-03' && date > '2026-11-29')).toBe(
      false,
    );
    await shop('open', '2026-12-01');
    expect((await slots()).some(({ date }) => date === '2026-12-01')).toBe(true);
    expect((await shop('bookings')).out).toMatch(/When +2026-11-30 09:00.*\n.*measuring/);
    for (const wrong of [
      ['close', 'soon'],
      ['capacity', '2026-12-01', 'x'],
      ['list', '--kind', 'x'],
    ])
      expect((await shop(...wrong)).code).toBe(2);
  });
});

describe('booking a slot (product 7.14)', () => {
  beforeEach(async () => {
    server = await createTinyServer({ now: NOW });
  });
  afterEach(() => server.close());

  it('confirms the visit at the time of the slot, with calendar file and a page to change it', async () => {
    const visit = await book();
    expect(visit).toMatchObject({ date: '2026-11-30', time: '09:00', until: '11:00' });
    const file = await (await server.fetch(visit.calendarUrl)).text();
    expect(file).toContain('DTSTART:20261130T050000Z\r\nDTEND:20261130T070000Z');
    expect(file).toContain('STATUS:CONFIRMED');
    const [toShop, receipt] = await server.outbox.mails();
    expect(toShop?.text).toContain('Time: 09:00\nBooked until: 11:00');
    expect(receipt?.subject).toBe('Your Sadeel visit is booked');
    expect(receipt?.text).toContain(
      'We come on Monday 30 November between 09:00 and 11:00, Dubai time.',
    );
    expect(receipt?.text).toContain(`http://sadeel.test${visit.changeUrl}`);
    expect(idsOf(await slots())).not.toContain(MONDAY_9);
  });

  it('lets one of 1,000 concurrent requests through and names three free slots to the others', async () => {
    // A server that has no connection to the database left asks to retry.
    const askUntilServed = async (name: string): Promise<Awaited<ReturnType<typeof ask>>> => {
      const answer = await ask({ slotId: MONDAY_9, name });
      return answer.status === 503 ? askUntilServed(name) : answer;
    };
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => askUntilServed(`N ${index}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(999);
    const refused = answers.find(({ status }) => status === 409)?.body as { slots: VisitSlot[] };
    expect(idsOf(refused.slots)).toEqual([
      'measuring_2026-11-30T11',
      'measuring_2026-11-30T13',
      'measuring_2026-11-30T15',
    ]);
    expect(await bookings()).toHaveLength(1);
    expect(await server.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
  });

  it('is done once for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'v1' };
    const first = await ask({ slotId: MONDAY_9 }, headers);
    expect((await ask({ slotId: MONDAY_9 }, headers)).body).toEqual(first.body);
    expect(await bookings()).toHaveLength(1);
  });

  it.each(['measuring_2026-11-28T13', 'measuring_2026-11-29T09', 'fitting_2026-11-30T09', 'x'])(
    'refuses %s, which cannot be booked',
    async (slotId) => {
      const { status, body } = await ask({ slotId });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'This time has just been taken. Please choose another one.',
        slots: [{}, {}, {}],
      });
      expect(await bookings()).toEqual([]);
    },
  );

  it('stays free text without a slot', async () => {
    const { body } = await ask({ date: '2026-11-30', time: '09:00' });
    expect(body).not.toHaveProperty('visit.until');
    expect(idsOf(await slots())).toContain(MONDAY_9);
  });

  it('is limited per client', async () => {
    const policy = { limits: [{ max: 1, windowMs: DAY }] };
    const limited = await createTinyServer({ now: NOW, limits: { slotsPerClient: policy } });
    const send = (body: object) => rawCall(limited, 'POST /user/enquiry', { body });
    const other = { ...visitor, slotId: 'measuring_2026-11-30T11' };
    expect((await send({ ...visitor, slotId: MONDAY_9 })).status).toBe(200);
    expect((await send(other)).status).toBe(429);
    expect((await send({ ...visitor, date: '2026-12-01' })).status).toBe(200);
    await limited.close();
  });
});

describe('changing a booked visit (product 7.15)', () => {
  beforeEach(async () => {
    server = await createTinyServer({ now: NOW });
  });
  afterEach(() => server.close());

  it('moves it once by the link, without a session, and tells both sides', async () => {
    const { changeUrl, calendarUrl } = await book();
    const page = await server.fetch(changeUrl);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('Monday 30 November between 09:00 and 11:00');
    const slot = 'measuring_2026-12-01T11';
    expect(await (await post(changeUrl, { action: 'move' })).text()).toContain('Choose a time');
    expect(await (await post(changeUrl, { action: 'move', slot })).text()).toContain(
      'Your new time is booked.',
    );
    expect(idsOf(await slots())).toContain(MONDAY_9);
    expect(idsOf(await slots())).not.toContain(slot);
    const file = await (await server.fetch(calendarUrl)).text();
    expect(file).toContain('DTSTART:20261201T070000Z\r\nDTEND:20261201T090000Z');
    expect(await mailsAbout(/has a new time/)).toHaveLength(1);
    const [toShop] = await mailsAbout(/A customer moved a visit/);
    expect(toShop?.text).toContain('Before: Monday 30 November, 09:00');
    const arabic = await server.fetch(`${changeUrl}?lang=ar`);
    expect(await arabic.text()).toContain('اختر موعدًا آخر');
  });

  it('keeps the visit when the other time is taken, and says so beside the form', async () => {
    const { changeUrl } = await book();
    await book('measuring_2026-11-30T11');
    const refused = await post(changeUrl, { action: 'move', slot: 'measuring_2026-11-30T11' });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('This time has just been taken.');
    expect(html).toContain('between 09:00 and 11:00');
    expect(await mailsAbout(/new time/)).toEqual([]);
  });

  it('cancels it once, which frees the slot', async () => {
    const { changeUrl } = await book();
    for (let time = 0; time < 2; time += 1)
      expect(await (await post(changeUrl, { action: 'cancel' })).text()).toContain(
        'This visit is cancelled.',
      );
    expect(idsOf(await slots())).toContain(MONDAY_9);
    expect(await mailsAbout(/visit is cancelled/)).toHaveLength(1);
    expect(await mailsAbout(/A customer cancelled a visit/)).toHaveLength(1);
    await book();
    expect((await bookings()).filter(({ seat }) => seat !== null)).toHaveLength(1);
  });

  it('needs the whole key, and ends with the visit', async () => {
    const { changeUrl } = await book();
    for (const path of [changeUrl.slice(0, -1), '/api/visit/x', `${changeUrl}0`])
      expect((await server.fetch(path)).status).toBe(404);
    server.clock.advance(3 * DAY);
    expect(await (await server.fetch(changeUrl)).text()).toContain('This visit is over.');
    await post(changeUrl, { action: 'cancel' });
    expect(await mailsAbout(/is cancelled/)).toEqual([]);
  });

  it('by the staff moves the booking too, and a confirmed request without a slot takes one', async () => {
    const { _id } = await book();
    const enquiries = (...args: string[]) => runShopCommand(server, 'enquiries', ...args);
    await enquiries('move', _id, '2026-12-01', '09:00');
    expect(idsOf(await slots())).toContain(MONDAY_9);
    expect(idsOf(await slots())).not.toContain('measuring_2026-12-01T09');
    const { body } = await ask({ date: '2026-12-02', time: '10:30' });
    await enquiries('confirm', (body as SentEnquiry).visit?._id ?? '');
    const left = (await slots()).filter(({ date }) => date === '2026-12-02');
    expect(left.map(({ from }) => from)).toEqual(['13:00', '15:00', '17:00']);
    await enquiries('cancel', _id);
    expect(idsOf(await slots())).toContain('measuring_2026-12-01T09');
  });
});

describe('the reminder of a visit', () => {
  beforeEach(async () => {
    server = await createTinyServer({ now: NOW });
  });
  afterEach(() => server.close());
  const drain = async () => {
    await Promise.all([server.services.reminders.drain(), server.services.reminders.drain()]);
    return mailsAbout(/reminder/);
  };

  it('is sent once, a day before, also after a change', async () => {
    const { changeUrl } = await book();
    await book('measuring_2026-11-28T15', { email: 'omar@example.com' });
    expect(await drain()).toEqual([]);
    server.clock.set('2026-11-29T05:00:00.000Z');
    const [mail, ...others] = await drain();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([visitor.email, 'A reminder of your Sadeel visit']);
    expect(mail?.text).toContain(`http://sadeel.test${changeUrl}`);
    await post(changeUrl, { action: 'move', slot: 'measuring_2026-12-04T09' });
    server.clock.set('2026-12-03T06:00:00.000Z');
    expect(await drain()).toHaveLength(2);
    expect(await drain()).toHaveLength(2);
  });

  it('is not sent of a cancelled visit', async () => {
    await post((await book()).changeUrl, { action: 'cancel' });
    server.clock.advance(2 * DAY - 4 * HOUR);
    expect(await drain()).toEqual([]);
  });
});

describe('the fitting of an order (product 16.35)', () => {
  const EMAIL = 'aisha@example.com';
  const SLOT = 'fitting_2026-12-01T11';
  let token: string;
  beforeEach(async () => {
    server = await createTestServer({ now: NOW });
    token = await server.signIn(EMAIL);
  });
  afterEach(() => server.close());
  const orders = (...args: string[]) => runShopCommand(server, 'orders', ...args);
  const delivery = async (_id: string) =>
    (await succeed(server, 'GET /user/get-single-order-history', { token, query: { _id } })).order
      .madeDelivery;
  const choose = (_id: string, slotId = SLOT, options: object = { token }) =>
    rawCall(server, 'POST /user/book-fitting', { body: { _id, slotId }, ...options });

  async function madeOrder() {
    await addWindow({ server, token }, CURTAIN);
    const order = await orderCart({ server, token });
    server.clock.set('2026-11-30T05:00:00.000Z');
    token = await server.signIn(EMAIL);
    expect((await choose(order.id)).status).toBe(409);
    await orders('cut', order.number);
    await orders('made', order.number);
    return order;
  }

  it('is chosen once by its customer, after a mail that leads there', async () => {
    const { id, number } = await madeOrder();
    const [made] = await mailsAbout(/are made/);
    expect(made?.text).toContain(
      `Choose when we fit:\nhttp://sadeel.test/MyOrders-detail?id=${id}`,
    );
    expect(await delivery(id)).toMatchObject({ canBookFitting: true });
    const stranger = await server.signIn('omar@example.com');
    expect((await choose(id, SLOT, { token: stranger })).status).toBe(404);
    expect((await choose(id, SLOT, {})).status).toBe(401);
    expect((await choose(id, MONDAY_9)).status).toBe(409);
    const answers = await Promise.all([choose(id), choose(id), choose(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { fitting, canBookFitting, calendarUrl = '' } = (await delivery(id)) ?? {};
    expect(canBookFitting).toBeUndefined();
    expect(fitting).toMatchObject({ date: '2026-12-01', from: '11:00', to: '13:00' });
    expect((await orders('fitter', number)).out).toMatch(
      /Booked for +Tuesday 1 December between 11:00 and 13:00/,
    );
    const file = await (await server.fetch(calendarUrl)).text();
    expect(file).toContain('DTSTART:20261201T070000Z\r\nDTEND:20261201T090000Z');
    expect(file).toMatch(/SEQUENCE:1\r\n/);
    expect(await mailsAbout(/fitting is booked/)).toHaveLength(1);
    expect(await mailsAbout(/A customer booked a fitting/)).toHaveLength(1);
    server.clock.set('2026-11-30T07:00:00.000Z');
    await server.services.reminders.drain();
    const [reminder] = await mailsAbout(/reminder/);
    expect(reminder?.text).toContain('We fit on Tuesday 1 December between 11:00 and 13:00');
  });

  it('is moved and cancelled by its link, and chosen again', async () => {
    const { id } = await madeOrder();
    await choose(id);
    const { changeUrl = '' } = (await delivery(id))?.fitting ?? {};
    const slot = 'fitting_2026-12-02T09';
    await post(changeUrl, { action: 'move', slot });
    expect((await delivery(id))?.fitting).toMatchObject({ date: '2026-12-02' });
    await post(changeUrl, { action: 'cancel' });
    expect(await delivery(id)).toMatchObject({ canBookFitting: true });
    expect((await choose(id)).status).toBe(200);
    expect(await mailsAbout(/fitting (has a new time|is cancelled)/)).toHaveLength(2);
  });

  it('ends with the order, which frees its slot', async () => {
    const { id, number } = await madeOrder();
    await choose(id);
    const freeIds = async () => idsOf(await slots({ kind: 'fitting' }));
    expect(await freeIds()).not.toContain(SLOT);
    await orders('move', number, 'Cancelled');
    expect(await freeIds()).toContain(SLOT);
    expect((await choose(id)).status).toBe(409);
    expect(await delivery(id)).not.toHaveProperty('canBookFitting');
  });

  it('and the visit are in the export, and gone after erasing', async () => {
    const { id, number } = await madeOrder();
    await choose(id);
    await book('measuring_2026-12-03T09');
    const body = await (
      await server.fetch('/api/user/export-account', {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).text();
    const data = JSON.parse(body) as Record<'enquiries' | 'orders', Record<string, unknown>[]>;
    expect(data.enquiries[0]).toMatchObject({ booking: { starts_at: '2026-12-03T05:00:00.000Z' } });
    expect(data.orders[0]).toMatchObject({ fitting: { starts_at: '2026-12-01T07:00:00.000Z' } });
    for (const status of ['Packed', 'Shipped', 'InTransit', 'OutForDelivery', 'Delivered'])
      await orders('move', number, status);
    await runShopCommand(server, 'customers', 'erase', EMAIL, '--yes');
    expect(await bookings()).toEqual([]);
  });
});
