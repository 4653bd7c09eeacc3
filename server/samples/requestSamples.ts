import type { Id, Language } from '../../src/contract/common.ts';
import type { SampleAddress, SampleDelivery } from '../../src/contract/samples.ts';
import type { Tx } from '../db/open.ts';
import type { StoredCloth } from '../db/sampleTables.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict } from '../http/errors.ts';
import { SAMPLES } from '../limits/customers.ts';
import { sampleMail, sampleReceiptMail } from '../mail/templates/samples.ts';
import { listProducts } from '../repositories/products.ts';
import { insertSampleRequest, sampleRequestsOf } from '../repositories/samples.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { createTranslator } from '../repositories/translator.ts';
import { sampleState } from '../rules/sampledCloths.ts';
import type { Services } from '../services.ts';

interface Wanted {
  cloths: readonly Id[];
  delivery: SampleDelivery;
  address?: SampleAddress | undefined;
}

/** Address of what is brought to a visit. */
const NOWHERE: SampleAddress = { name: '', phone: '', address: '', city: '' };

/** The cloths with their names in both languages. @throws HttpError 409 when one has no samples */
async function findCloths(trx: Tx, ids: readonly Id[]): Promise<StoredCloth[]> {
  const wanted = [...new Set(ids)];
  const products = await listProducts(trx, wanted);
  const sampled = products.filter(({ canSample }) => canSample === true);
  if (sampled.length < wanted.length) throw conflict((m) => m.samples.gone);
  const arabic = await createTranslator(trx, 'ar').products(sampled);
  return sampled.map(({ _id: id, name }, index) => {
    const translated = arabic[index];
    const hasArabic = translated !== undefined && translated.lang === undefined;
    return { id, name, ...(hasArabic && { nameAr: translated.name }) };
  });
}

/**
 * Stores a customer's request for samples, and queues the mails to the staff and to the customer.
 * @returns its number
 * @throws HttpError 409 or 429
 */
export async function requestSamples(
  trx: Tx,
  services: Services,
  { user, body, language }: { user: SessionUser; body: Wanted; language: Language },
): Promise<string> {
  const { config, clock, mailer } = services;
  const subjects = [counterOf(services, 'samplesPerCustomer', user.id)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.samples.tooMany);
  // Writes of a customer run one after another (http/write.ts), so two devices do not both find the last room.
  const earlier = await sampleRequestsOf(trx, user.id);
  const open = earlier.filter((one) => sampleState(one) === 'requested').length;
  if (open >= SAMPLES.open) throw conflict((m) => m.samples.open(open));
  if (earlier.length >= SAMPLES.perCustomer)
    throw conflict((m) => m.samples.full(config.company.phone));
  const { delivery, address } = body;
  const request = await insertSampleRequest(
    trx,
    {
      ...{ user_id: user.id, delivery, language, cloths: await findCloths(trx, body.cloths) },
      ...NOWHERE,
      ...(delivery === 'post' && address),
    },
    clock.now(),
  );
  await mailer.queue(trx, 'samples', sampleMail(config.company, request, user.email));
  await mailer.queue(trx, 'samples-receipt', sampleReceiptMail(config, request, user.email));
  return request.number;
}
