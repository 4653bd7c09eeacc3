import type { Tx } from '../db/open.ts';
import type { ClientNetworks } from '../http/client.ts';
import type { Device } from '../http/deviceCookie.ts';
import { counterOf, networkCounters, siteCounter } from '../http/enforceRateLimit.ts';
import type { RateLimit } from '../http/enforceRateLimit.ts';
import { isKnownDevice } from '../repositories/devices.ts';
import { isAllowed, isUnused } from '../repositories/throttles.ts';
import type { Services } from '../services.ts';

/** The client that requests or enters a code. */
export interface Caller {
  email: string;
  client: ClientNetworks;
  device: Device;
}

/** The client's widest network, so that another IP address in it does not reset a limit. */
function widestNetworkOf({ client }: Caller): string {
  return client.at(-1) ?? client[0];
}

/**
 * Limits for requesting a code. A known device has separate limits, which strangers cannot exhaust. For unknown devices,
 * a network's first request of the day has a separate limit.
 */
export async function codeLimits(trx: Tx, services: Services, caller: Caller): Promise<RateLimit> {
  const { email, client, device } = caller;
  const now = services.clock.now();
  const isKnown = await isKnownDevice(trx, { device: device.hash, email }, now);
  const requester = isKnown ? device.hash : widestNetworkOf(caller);
  const perRequester = counterOf(services, 'codesPerRequester', `${email} ${requester}`);
  if (isKnown) return { subjects: [perRequester] };
  const isFirst = await isUnused(trx, perRequester, now);
  const bucket = isFirst ? 'firstCodesPerEmail' : 'furtherCodesPerEmail';
  return {
    subjects: [perRequester, counterOf(services, bucket, email)],
    networks: networkCounters(
      services,
      { client: 'codesPerClient', network: 'codesPerNetwork' },
      client,
    ),
    site: siteCounter(services, 'codesSite'),
  };
}

/**
 * Counters for a guess on an unknown device. The first two guesses of a network per day are counted separately, so that
 * strangers cannot lock out the owner of the e-mail address.
 */
async function unknownGuessSubjects(trx: Tx, services: Services, caller: Caller) {
  const { email } = caller;
  const now = services.clock.now();
  const first = [
    counterOf(services, 'guessesPerRequester', `${email} ${widestNetworkOf(caller)}`),
    counterOf(services, 'firstGuessesPerEmail', email),
  ];
  for (const counter of first) {
    if (!(await isAllowed(trx, counter, now)))
      return [counterOf(services, 'guessesPerEmail', email)];
  }
  return first;
}

/** Limits for guessing a code, separate for known devices as in `codeLimits`. */
export async function guessLimits(trx: Tx, services: Services, caller: Caller): Promise<RateLimit> {
  const { email, client, device } = caller;
  if (await isKnownDevice(trx, { device: device.hash, email }, services.clock.now())) {
    return { subjects: [counterOf(services, 'guessesPerDevice', `${email} ${device.hash}`)] };
  }
  return {
    subjects: await unknownGuessSubjects(trx, services, caller),
    networks: networkCounters(
      services,
      { client: 'guessesPerClient', network: 'guessesPerNetwork' },
      client,
    ),
    site: siteCounter(services, 'guessesSite'),
  };
}
