import { z } from 'zod';
import type { EnquiryContract, EnquiryPayload } from '../../src/contract/enquiry.ts';
import type { Tx } from '../db/open.ts';
import { notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import type { RoutesFor } from '../http/route.ts';
import { SITE, counterOf, countOrRefuse } from '../http/throttling.ts';
import { optionalText, requiredText } from '../http/validation.ts';
import { enquiryMail, enquiryReceiptMail } from '../mail/templates/enquiry.ts';
import { findCategoryName, hasSubCategory } from '../repositories/catalogue.ts';
import { insertEnquiry } from '../repositories/enquiries.ts';
import { canonicalEmail } from '../rules/email.ts';

const MAX = 200;
const TOO_MANY_ENQUIRIES =
  'We have several requests from you already. Please call us or try again later.';

const required = (label: string) =>
  requiredText({ label, max: MAX, required: `${label} is required` });
const optionalId = (label: string) =>
  optionalText({ label, max: MAX }).transform((id) => (id === '' ? undefined : id));

/** Presence only, no format checks (spec §5). */
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
  const knowsCategory = category === undefined || (await findCategoryName(trx, category));
  const knowsSub = subCategory === undefined || (await hasSubCategory(trx, subCategory));
  if (!knowsCategory || !knowsSub) throw notFound('This category does not exist.');
}

export const enquiryRoutes: RoutesFor<EnquiryContract> = {
  'POST /user/enquiry': {
    auth: 'public',
    body: enquiryBody,
    handle: async ({ services, body, client, idempotencyKey }) => {
      const { mailer, config, clock } = services;
      const limits = [
        counterOf(services, 'enquiryPerClient', client),
        counterOf(services, 'enquirySite', SITE),
      ];
      const answer = await once(
        services,
        { call: 'enquiry', caller: 'visitor', idempotencyKey, request: body },
        async (trx) => {
          await checkSubject(trx, body);
          await countOrRefuse(trx, services, limits, TOO_MANY_ENQUIRIES);
          await insertEnquiry(trx, body, clock.now());
          const email = canonicalEmail(body.email);
          await mailer.queue(trx, 'enquiry', enquiryMail(config.company, body, email));
          if (email) {
            await mailer.queue(trx, 'enquiry-receipt', enquiryReceiptMail(config.company, email));
          }
          return { message: 'Enquiry Submitted Successfully' };
        },
      );
      mailer.wake();
      return answer;
    },
  },
};
