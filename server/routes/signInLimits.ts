import type { Tx } from '../db/open.ts';
import type { ClientNetworks } from '../http/client.ts';
import type { Device } from '../http/deviceCookie.ts';
import { clientCounters, counterOf } from '../http/enforceRateLimit.ts';
import type { RateLimit, UnprovenLimit } from '../http/enforceRateLimit.ts';
import { FIRST_GUESSES } from '../rateLimits.ts';
import { isKnownDevice } from '../repositories/devices.ts';
import { countedBy } from '../repositories/throttles.ts';
import { mailboxOf } from '../rules/email.ts';
import type { Services } from '../services.ts';

/** The client that requests or enters a code. */
export interface Caller {
  email: string;
  client: ClientNetworks;
  device: Device;
  /** Header with a proof of work, if any. */
  proof: string | undefined;
}

/** Whose requests for a mailbox are counted together: a known device, or the client's widest network. */
async function requesterOf(trx: Tx, { clock }: Services, { email, client, device }: Caller) {
  const isKnown = await isKnownDevice(trx, { device: device.hash, email }, clock.now());
  return { isKnown, requester: isKnown ? device.hash : (client.at(-1) ?? client[0]) };
}

/** What a client may ask for without a proof of work, for itself and for all unknown clients of the shop. */
export function unprovenLimit(
  services: Services,
  kind: 'Codes' | 'Enquiries',
  { client, proof }: Pick<Caller, 'client' | 'proof'>,
  reason: UnprovenLimit['reason'],
): UnprovenLimit {
  const ofClient = clientCounters(services, `unproven${kind}PerClient`, client);
  return { proof, reason, counters: [...ofClient, counterOf(services, `unproven${kind}`, 'shop')] };
}

/**
 * Limits for requesting a code. A known device has separate limits, which strangers cannot exhaust. For unknown devices,
 * a network's first request of the day has a separate limit.
 */
export async function codeLimits(trx: Tx, services: Services, caller: Caller): Promise<RateLimit> {
  const mailbox = mailboxOf(caller.email);
  const { isKnown, requester } = await requesterOf(trx, services, caller);
  const perRequester = counterOf(services, 'codesPerRequester', `${mailbox} ${requester}`);
  if (isKnown) return { subjects: [perRequester] };
  const isFirst = (await countedBy(trx, perRequester, services.clock.now())) === 0;
  const bucket = isFirst ? 'firstCodesPerEmail' : 'furtherCodesPerEmail';
  return {
    subjects: [
      perRequester,
      counterOf(services, bucket, mailbox),
      ...clientCounters(services, 'codesPerClient', caller.client),
    ],
    unproven: unprovenLimit(services, 'Codes', caller, (m) => m.shop.manyVisitors),
  };
}

/**
 * Counters for a guess, which a right one resets: of the mailbox, and of the client for all mailboxes. For unknown
 * devices, the first wrong guesses of a network and day have a separate limit, which few strangers cannot exhaust.
 */
export async function guessLimits(trx: Tx, services: Services, caller: Caller) {
  const mailbox = mailboxOf(caller.email);
  const { isKnown, requester } = await requesterOf(trx, services, caller);
  const own = `${mailbox} ${requester}`;
  if (isKnown) return { ofMailbox: [counterOf(services, 'guessesPerDevice', own)], ofClient: [] };
  const perRequester = counterOf(services, 'guessesPerRequester', own);
  const isFirst = (await countedBy(trx, perRequester, services.clock.now())) < FIRST_GUESSES;
  const bucket = isFirst ? 'firstGuessesPerEmail' : 'furtherGuessesPerEmail';
  return {
    ofMailbox: [perRequester, counterOf(services, bucket, mailbox)],
    ofClient: clientCounters(services, 'guessesPerClient', caller.client),
  };
}
