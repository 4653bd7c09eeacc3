import type { WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import { guaranteeGaps } from '../../src/lib/madeToMeasure/fitGuarantee.ts';
import { isCurtain } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { PricedWindow, WindowRequest } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { Queryable, Tx } from '../db/open.ts';
import { clientCounters, counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { ClientNetworks } from '../http/client.ts';
import { HttpError } from '../http/errors.ts';
import { messagesIn } from '../messages/messages.ts';
import { keepConfiguration } from '../repositories/configurations.ts';
import type { KeptConfiguration, Owner } from '../repositories/configurations.ts';
import { findProductNames } from '../repositories/madeProducts.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import { fingerprintOf } from '../rules/configuration.ts';
import type { Configuration } from '../rules/configuration.ts';
import { makingOf } from '../rules/making/makingOf.ts';
import type { Services } from '../services.ts';
import { priceResponse, windowFacts } from './windowPrice.ts';

interface Priced {
  request: WindowRequest;
  result: PricedWindow;
  validUntil: Date;
}

/** What is stored of a priced window. */
export async function configurationOf(
  db: Queryable,
  body: WindowPriceRequest,
  { request, result }: Omit<Priced, 'validUntil'>,
): Promise<Configuration> {
  const { breakdown = [], layout } = priceResponse(messagesIn('en'), result);
  return {
    request: { ...body, keep: undefined },
    ...(await findProductNames(db, body.productId)),
    facts: {
      en: windowFacts(messagesIn('en'), request, result),
      ar: windowFacts(messagesIn('ar'), request, result),
    },
    breakdown,
    ...(layout && { layout }),
    ...(result.kind === 'curtain' &&
      isCurtain(request) && {
        sewn: { fullness: result.fullness, isSheer: request.product.facts.isSheer },
      }),
    making: makingOf(request, result),
    guaranteeGaps: guaranteeGaps(body),
    tableVersion: request.table.version,
  };
}

/** Keeps a priced window for a customer or a visitor's device. @throws HttpError 429 */
export async function keepWindow(
  trx: Tx,
  services: Services,
  { owner, client }: { owner: Owner; client: ClientNetworks },
  body: WindowPriceRequest,
  { request, result, validUntil }: Priced,
): Promise<KeptConfiguration> {
  const subjects =
    'userId' in owner
      ? [counterOf(services, 'keptWindowsPerCustomer', owner.userId)]
      : clientCounters(services, 'keptWindowsPerClient', client);
  await enforceRateLimit(trx, services, { subjects }, (m) => m.made.tooManyKept);
  const content = await configurationOf(trx, body, { request, result });
  const { tableVersion } = content;
  const fresh = {
    productId: body.productId,
    fingerprint: fingerprintOf(content.request, tableVersion),
    content: canonicalJson(content),
    priceMinor: result.total,
    tableVersion,
    validUntil,
  };
  const row = await keepConfiguration(trx, owner, fresh, services.clock.now());
  if (row === undefined) throw new HttpError(429, (m) => m.made.keptFull);
  return row;
}
