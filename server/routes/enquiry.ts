import { z } from 'zod';
import type { EnquiryContract, EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Tx } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import type { RoutesFor } from '../http/route.ts';
import {
  counterOf,
  enforceRateLimit,
  networkCounters,
  siteCounter,
} from '../http/enforceRateLimit.ts';
import { optionalText, requiredText } from '../http/validation.ts';
import { enquiryMail, enquiryReceiptMail } from '../mail/templates/enquiry.ts';
import { findCategoryName, findSubCategory } from '../repositories/catalogue.ts';
import { customerOfDevice } from '../repositories/devices.ts';
import { insertEnquiry } from '../repositories/enquiries.ts';
import { count } from '../repositories/throttles.ts';
import { canonicalEmail } from '../rules/email.ts';
import type { Services } from '../services.ts';

const MAX = 200;
const TOO_MANY_ENQUIRIES = 'We have several requests from you already, and will call you.';

const required = (label: string) =>
  requiredText({ label, max: MAX, required: `${label} is required` });
const optionalId = (label: string) =>
  optionalText({ label, max: MAX }).transform((id) => (id === '' ? undefined : id));

/** Presence only, no format checks (product 7.3). */
const enquiryBody = z.object({
  name: required('Name'),
  email: required('Email'),
  phone: required('Phone'),
  date: required('Date'),
  time: required('Time'),
  category: optionalId('category'),
  subCategory: optionalId('subCategory'),
});

async function checkSubject(trx: Tx, enquiry: EnquiryPayload): Promise<void> {
  const { category, subCategory } = enquiry;
  const hasCategory = category === undefined || (await findCategoryName(trx, category));
  const hasSub = subCategory === undefined || (await findSubCategory(trx, subCategory));
  if (!hasCategory || !hasSub) throw notFound('This category does not exist.');
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
    handle: async ({ services, body, client, device, idempotencyKey }) => {
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
          const sharedMessage = `We have many appointment requests online at the moment. You can book by phone: ${config.company.phone}.`;
          const rateLimit = { networks, ...limit, sharedMessage };
          await enforceRateLimit(trx, services, rateLimit, TOO_MANY_ENQUIRIES);
          await insertEnquiry(trx, body, clock.now());
          const email = canonicalEmail(body.email);
          await mailer.queue(trx, 'enquiry', enquiryMail(config.company, body, email));
          if (email && (await mayGetReceipt(trx, services, email))) {
            await mailer.queue(trx, 'enquiry-receipt', enquiryReceiptMail(config.company, email));
          }
          return { message: 'Enquiry Submitted Successfully' };
        },
      );
      mailer.wake();
      return response;
    },
  },
};
