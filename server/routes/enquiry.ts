import { z } from 'zod';
import type { EnquiryContract, EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Tx } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import {
  counterOf,
  enforceRateLimit,
  networkCounters,
  siteCounter,
} from '../http/enforceRateLimit.ts';
import { optionalText, requiredText } from '../http/validation.ts';
import type { MessageText } from '../messages/messages.ts';
import { enquiryMail, enquiryReceiptMail } from '../mail/templates/enquiry.ts';
import { findCategoryName, findSubCategory } from '../repositories/catalogue.ts';
import { customerOfDevice } from '../repositories/devices.ts';
import { insertEnquiry } from '../repositories/enquiries.ts';
import { count } from '../repositories/throttles.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Services } from '../services.ts';

const MAX = 200;

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
  const counter = counterOf(services, 'receiptsPerEmail', email);
  return (await count(trx, counter, services.clock.now())).waitMs === 0;
}

export const enquiryRoutes: RoutesFor<EnquiryContract> = {
  'POST /user/enquiry': {
    auth: 'public',
    body: enquiryBody,
    handle: async (call) => {
      const { services, body, client, device, idempotencyKey, language, messages } = call;
      const { mailer, config, clock } = services;
      const buckets = { client: 'enquiriesPerClient', network: 'enquiriesPerNetwork' } as const;
      const networks = networkCounters(services, buckets, client);
      const response = await withIdempotency(
        services,
        { call: 'enquiry', caller: 'visitor', idempotencyKey, request: body },
        async (trx) => {
          await checkSubject(trx, body);
          const customer = await customerOfDevice(trx, device().hash, clock.now());
          // Customers have a separate limit, so that strangers cannot exhaust it.
          const limit =
            customer === undefined
              ? { site: siteCounter(services, 'enquiriesSite') }
              : { subjects: [counterOf(services, 'enquiriesPerCustomer', customer)] };
          const sharedReason: MessageText = (m) => m.shop.manyEnquiries(config.company.phone);
          const rateLimit = { networks, ...limit, sharedReason };
          await enforceRateLimit(trx, services, rateLimit, (m) => m.shop.tooManyEnquiries);
          const enquiry = { ...body, language };
          await insertEnquiry(trx, enquiry, clock.now());
          const email = canonicalEmail(body.email);
          await mailer.queue(trx, 'enquiry', enquiryMail(config.company, enquiry, email));
          if (email && (await mayGetReceipt(trx, services, email))) {
            const receipt = enquiryReceiptMail(config.company, email, language);
            await mailer.queue(trx, 'enquiry-receipt', receipt);
          }
          return { message: messages.shop.enquirySent };
        },
      );
      mailer.wake();
      return response;
    },
  },
};
