import { z } from 'zod';
import type { EnquiryContract, EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Tx } from '../db/open.ts';
import type { ClientNetworks } from '../http/client.ts';
import type { Device } from '../http/deviceCookie.ts';
import { notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { clientCounters, counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { RateLimit } from '../http/enforceRateLimit.ts';
import { idText, optionalText, requiredText } from '../http/validation.ts';
import type { MessageText } from '../messages/messages.ts';
import { enquiryMail, enquiryReceiptMail } from '../mail/templates/enquiry.ts';
import { findCategoryName, findSubCategory } from '../repositories/catalogue.ts';
import { ENQUIRED_WINDOWS } from '../limits/customers.ts';
import { customerOfDevice } from '../repositories/devices.ts';
import { enquireWindows, windowsOfEnquiries } from '../repositories/enquiredWindows.ts';
import { count } from '../repositories/throttles.ts';
import { canonicalEmail, mailboxOf } from '../rules/email.ts';
import { foldDigits } from '../rules/foldText.ts';
import type { Services } from '../services.ts';
import { insertVisit, receiptOf, slotStart, visitResponse } from './bookedVisit.ts';
import { unprovenLimit } from './signInLimits.ts';

interface Visitor {
  services: Services;
  client: ClientNetworks;
  device: () => Device;
  proof: string | undefined;
}

const MAX = 200;
const MAX_NOTES = 2000;
/** Digits of the shortest number that can be dialled: a landline without its area code. */
const MIN_PHONE_DIGITS = 7;

/** Presence only, no format checks (product 7.3). */
const enquiryBody = localized((m) => {
  const { fields } = m;
  const required = (label: string) =>
    requiredText(m, { label, max: MAX, required: m.requests.required(label) });
  const optionalId = (label: string) =>
    optionalText(m, { label, max: MAX }).transform((id) => (id === '' ? undefined : id));
  return z.object({
    name: required(fields.name),
    email: required(fields.email),
    phone: required(fields.phone),
    date: required(fields.date),
    time: required(fields.time),
    category: optionalId('category'),
    subCategory: optionalId('subCategory'),
    notes: optionalText(m, { label: fields.notes, max: MAX_NOTES, lines: true }),
    slotId: optionalId('slotId'),
    sizeIds: z.array(idText(m, 'sizeIds')).max(ENQUIRED_WINDOWS.perEnquiry).optional(),
  });
});

async function checkSubject(trx: Tx, enquiry: EnquiryPayload): Promise<void> {
  const { category, subCategory } = enquiry;
  const hasCategory = category === undefined || (await findCategoryName(trx, category));
  const hasSub = subCategory === undefined || (await findSubCategory(trx, subCategory));
  if (!hasCategory || !hasSub) throw notFound((m) => m.shop.noCategory);
}

/** Whether a receipt may be sent; more would make the shop a way to flood the mailboxes of others. */
async function mayGetReceipt(trx: Tx, services: Services, email: string): Promise<boolean> {
  const counter = counterOf(services, 'receiptsPerEmail', mailboxOf(email));
  return (await count(trx, counter, services.clock.now())) === 0;
}

/** Limits of a known device's customer, which strangers cannot exhaust, or of an unknown client. */
async function enquiryLimits(
  trx: Tx,
  { services, client, device, proof }: Visitor,
): Promise<RateLimit> {
  const { config, clock } = services;
  const customer = await customerOfDevice(trx, device().hash, clock.now());
  if (customer) return { subjects: [counterOf(services, 'enquiriesPerCustomer', customer)] };
  const byPhone: MessageText = (m) => m.shop.manyEnquiries(config.company.phone);
  return {
    subjects: clientCounters(services, 'enquiriesPerClient', client),
    unproven: unprovenLimit(services, 'Enquiries', { client, proof }, byPhone),
  };
}

/** Hash of the device of a visitor, or of the client before the first cookie: strangers may choose the same key. */
function visitorOf({ services, client, device }: Visitor): string {
  const { hash, isReturning } = device();
  return isReturning ? hash : services.secrets.hash('enquiry-client', client[0]);
}

export const enquiryRoutes: RoutesFor<EnquiryContract> = {
  'POST /user/enquiry': {
    auth: 'optional',
    body: enquiryBody,
    handle: async (call) => {
      const { services, write, user, body, idempotencyKey, language, messages } = call;
      const { mailer, config } = services;
      const response = await withIdempotency(
        { write, services },
        { call: 'enquiry', caller: visitorOf(call), idempotencyKey, request: body },
        async (trx) => {
          const start = await slotStart(trx, call);
          await checkSubject(trx, body);
          const limits = await enquiryLimits(trx, call);
          await enforceRateLimit(trx, services, limits, (m) => m.shop.tooManyEnquiries);
          const { enquiry, booking } = await insertVisit(trx, call, start);
          const keeper = { userId: user?.id, device: call.device().hash };
          await enquireWindows(trx, enquiry.id, body.sizeIds ?? [], keeper);
          const windows = await windowsOfEnquiries(trx, [enquiry.id]);
          const email = canonicalEmail(body.email);
          const mail = enquiryMail(config.company, enquiry, { windows, replyTo: email });
          await mailer.queue(trx, 'enquiry', mail);
          if (email && (await mayGetReceipt(trx, services, email))) {
            const canCall = foldDigits(body.phone).replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
            const receipt = enquiryReceiptMail(config.company, email, {
              language,
              canCall,
              ...receiptOf(services, enquiry, booking),
            });
            await mailer.queue(trx, 'enquiry-receipt', receipt);
          }
          const visit = visitResponse(services, enquiry, booking);
          return { message: messages.shop.enquirySent, ...(visit && { visit }) };
        },
      );
      mailer.wake();
      return response;
    },
  },
};
