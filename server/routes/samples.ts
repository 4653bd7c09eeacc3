import { z } from 'zod';
import type { SamplesContract } from '../../src/contract/samples.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, requiredText } from '../http/validation.ts';
import { SAMPLES } from '../limits/customers.ts';
import { sampleRequestsOf } from '../repositories/samples.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { requestSamples } from '../samples/requestSamples.ts';
import { sampleResponse } from '../samples/sampleResponse.ts';

const samplesBody = localized((m) => {
  const badCloths = m.samples.badCloths(SAMPLES.cloths);
  const field = (label: string, max: number) =>
    requiredText(m, { label, max, required: m.samples.missing(label) });
  const { labels } = m.samples;
  return z
    .object({
      cloths: z
        .array(idText(m, 'cloths'), { error: badCloths })
        .min(1, badCloths)
        .max(SAMPLES.cloths, badCloths),
      delivery: z.enum(['post', 'visit'], { error: m.samples.badDelivery }),
      address: z
        .object(
          {
            name: field(labels.name, 100),
            phone: field(labels.phone, 30),
            address: requiredText(m, {
              ...{ label: labels.address, max: SAMPLES.maxAddress, lines: true },
              required: m.samples.missing(labels.address),
            }),
            city: field(labels.city, 100),
          },
          { error: m.samples.noAddress },
        )
        .optional(),
    })
    .refine(({ delivery, address }) => delivery === 'visit' || address !== undefined, {
      error: m.samples.noAddress,
    });
});

/** Free samples of cloths (product 7.16). */
export const sampleRoutes: RoutesFor<SamplesContract> = {
  'GET /user/get-samples': {
    auth: 'required',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services, user, query }) => {
      const requests = await sampleRequestsOf(services.db, user.id);
      const { lang = DEFAULT_LANGUAGE } = query;
      return { requests: requests.map((one) => sampleResponse(one, lang)) };
    },
  },
  'POST /user/request-samples': {
    auth: 'required',
    body: samplesBody,
    handle: async ({ services, write, user, body, idempotencyKey, language, messages }) => {
      const number = await withIdempotency(
        { write, services },
        { call: 'request-samples', caller: user.id, idempotencyKey, request: body },
        (trx) => requestSamples(trx, services, { user, body, language }),
      );
      services.mailer.wake();
      return { message: messages.samples.sent(number), number };
    },
  },
};
