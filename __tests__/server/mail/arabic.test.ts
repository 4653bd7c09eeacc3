import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '../../../server/mail/mail.ts';
import { signInCodeMail } from '../../../server/mail/templates/signInCode.ts';
import { messagesIn } from '../../../server/messages/messages.ts';
import { ALL_STATUSES } from '../../../server/rules/orderStatus.ts';
import { placeOrder, succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { bilingualCatalogue } from '../../support/tinyArabic.ts';
import { largeLine, smallLine } from '../../support/tinyCatalogue.ts';

const EMAIL = 'aisha@example.com';
const inArabic = { 'accept-language': 'ar' };
const company = {
  name: 'Sadeel',
  arabicName: 'سديل',
  legalName: 'Sadeel LLC',
  address: 'Dubai',
  arabicSeller: undefined,
  registration: { street: '17th Street', city: 'Dubai', country: 'United Arab Emirates' },
  trn: undefined,
  email: 'hello@sadeel.example',
  phone: '+971 4 000 0000',
  inbox: 'shop@sadeel.example',
};

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ catalogue: bilingualCatalogue, config: { company } });
});
afterEach(() => server.close());

const lastMailTo = async (email: string): Promise<Mail & { html: string }> => {
  const mail = (await server.outbox.mails()).findLast(({ to }) => to === email);
  if (mail?.html === undefined) throw new Error(`There is no mail to ${email}.`);
  return { ...mail, html: mail.html };
};

/** Elements with the attributes and declarations that depend on the writing direction. */
const directionsOf = (html: string) =>
  [...html.matchAll(/<(\w+)([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => {
    const relevant =
      attributes.match(
        /(?:lang|dir|align)="[^"]*"|(?:direction|letter-spacing|text-transform):[^;"]*/g,
      ) ?? [];
    return relevant.length > 0 ? [[tag, ...relevant].join(' ')] : [];
  });

describe('a sign-in code', () => {
  it('is mailed in the language of the request', async () => {
    const body = { email: EMAIL };
    await succeed(server, 'POST /user/send-otp', { body, headers: inArabic });
    const { subject, text, html, code = '' } = await lastMailTo(EMAIL);
    expect(subject).toBe(`${code} هو رمز دخولك إلى سديل`);
    expect(text).toContain('الرمز صالح لمرة واحدة ولمدة 3 دقائق.');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    await succeed(server, 'POST /user/send-otp', { body });
    expect((await lastMailTo(EMAIL)).subject).toMatch(/is your Sadeel sign-in code$/);
  });

  it.each(['en', 'ar'] as const)('has its directions in %s', (language) => {
    const { html } = signInCodeMail(company, EMAIL, { code: '042042', language });
    expect(directionsOf(html ?? '')).toMatchSnapshot();
  });

  it('keeps phone numbers in order in plain text', () => {
    const { text } = signInCodeMail(company, EMAIL, { code: '042042', language: 'ar' });
    expect(text).toContain('\u200E+971 4 000 0000');
  });

  it('uses the name in Latin letters when the shop has no other', () => {
    const { subject } = signInCodeMail({ ...company, arabicName: undefined }, EMAIL, {
      code: '042042',
      language: 'ar',
    });
    expect(subject).toBe('042042 هو رمز دخولك إلى Sadeel');
  });
});

describe('mails about an order that was placed in Arabic', () => {
  it('confirm it with Arabic names, amounts and a link to the Arabic page', async () => {
    const token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: largeLine });
    const { message, order } = await placeOrder(server, token, smallLine, inArabic);
    expect(message).toBe('تم استلام طلبك.');
    const { subject, text, html } = await lastMailTo(EMAIL);
    expect(subject).toBe(`طلبك من سديل رقم ${order?.orderId ?? ''}`);
    for (const part of [
      'المنتج الأول',
      'صغير، العدد 1',
      // A label without translation is isolated.
      '\u2068Large\u2069، العدد 1',
      '600.50\u00A0درهم',
      '750.51\u00A0درهم',
      'دفع تجريبي',
      'الإمارات العربية المتحدة',
      `/ar/MyOrders-detail?id=${order?._id ?? ''}`,
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain(`<span dir="ltr">${order?.orderId ?? ''}</span>`);
    expect(`${text}${html}`).not.toMatch(/AED|Subtotal|Shipping/);
    expect(html).not.toContain('letter-spacing');
    expect(directionsOf(html)).toMatchSnapshot();
  });

  it('name the unit of each quantity', async () => {
    await server.db.updateTable('product_sizes').set({ sold_as: 'metre' }).execute();
    const token = await server.signIn(EMAIL);
    await succeed(server, 'POST /user/add-to-cart', { token, body: smallLine });
    await placeOrder(server, token, smallLine, inArabic);
    expect((await lastMailTo(EMAIL)).text).toContain('صغير، متران');
  });

  it('are in Arabic for every status, whatever the language of the request that changes it', async () => {
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine, inArabic);
    const { code } = await runShopCommand(server, 'orders', 'move', order?.orderId ?? '', 'Packed');
    expect(code).toBe(0);
    const packed = await lastMailTo(EMAIL);
    expect(packed.subject).toBe(`تم تغليف طلبك من سديل رقم ${order?.orderId ?? ''}`);
    expect(packed.text).toContain('[x] تم التغليف\n[ ] تم الشحن');
    const body = { _id: order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, body });
    expect((await lastMailTo(EMAIL)).text).toContain('لم يُخصم أي مبلغ.');
  });

  it('stay in English for an order that was placed in English', async () => {
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine);
    const body = { _id: order?._id, reason: '', comment: '' };
    await succeed(server, 'POST /user/cancel-order', { token, headers: inArabic, body });
    const { subject, html } = await lastMailTo(EMAIL);
    expect(subject).toBe(`Your Sadeel order ${order?.orderId ?? ''} is cancelled`);
    expect(html).toContain('<html lang="en">');
    expect(directionsOf(html)).toMatchSnapshot();
  });

  it('have a different subject and step for every status', () => {
    const { statuses } = messagesIn('ar').mails;
    const subjects = ALL_STATUSES.map((status) => statuses[status].subject('سديل', 'SDL-1'));
    expect(new Set(subjects).size).toBe(ALL_STATUSES.length);
    expect(subjects.filter((subject) => !subject.includes('SDL-1'))).toEqual([]);
  });

  it('are listed with their language on the command line', async () => {
    const token = await server.signIn(EMAIL);
    const { order } = await placeOrder(server, token, smallLine, inArabic);
    const { out } = await runShopCommand(server, 'orders', 'show', order?.orderId ?? '');
    expect(out).toMatch(/Language +Arabic/);
    expect(out).toContain('Product 1');
  });
});

describe('an appointment request in Arabic', () => {
  const body = {
    name: 'عائشة',
    email: EMAIL,
    phone: '0501234567',
    date: '2026-11-25',
    time: '10:00',
  };

  it('gets an Arabic receipt, and tells the shop the language', async () => {
    const { message } = await succeed(server, 'POST /user/enquiry', { body, headers: inArabic });
    expect(message).toBe('تم إرسال طلبك');
    expect((await lastMailTo(EMAIL)).subject).toBe('وصلنا طلب موعدك في سديل');
    const mails = await server.outbox.mails();
    const request = mails.find(({ to }) => to === company.inbox);
    expect(request?.text).toContain('Language: Arabic');
    const { out } = await runShopCommand(server, 'enquiries', 'list');
    expect(out).toMatch(/Language +Arabic/);
  });
});
