import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR } from '../../../server/clock.ts';
import type { ApiCall } from '../../../src/contract/api.ts';
import { isThorough } from '../../support/isThorough.ts';
import { provenCall } from '../../support/proofOfWork.ts';
import { rawCall } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** In the run before a release 5,000 networks attack; fewer need the same limits, which count by hour. */
const NEWCOMERS = isThorough ? 200 : 60;
const NETWORKS = 25 * NEWCOMERS;
const EVERY_MS = HOUR / NETWORKS;
/** A mailbox gets at most 30 codes an hour from unknown devices (docs/reliability.md). */
const CODES_PER_MAILBOX = 30;

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits, config: { trustProxy: 1 } });
});
afterEach(() => server.close());

/** A browser with cookies, which may do a proof of work when it is challenged. */
function openBrowser(client: string, canProve = true) {
  let cookie = '';
  const send = async (call: ApiCall, body: object) => {
    const headers = { 'x-forwarded-for': client, ...(cookie && { cookie }) };
    const response = await (canProve ? provenCall : rawCall)(server, call, { body, headers });
    const sent = response.headers.get('set-cookie');
    if (sent !== null) cookie = sent.split(';')[0] ?? '';
    return response;
  };
  return send;
}

async function signInAndBook(email: string, client: string): Promise<boolean> {
  const send = openBrowser(client);
  const sent = await send('POST /user/send-otp', { email });
  if (sent.status !== 200) return false;
  const otp = await server.outbox.lastCode(email);
  const body = { email, otp, firebaseToken: 'none' };
  const { status } = await send('POST /user/verify-otp', body);
  const visit = { name: 'Aisha', email, phone: '050', date: '2026-12-01', time: '10:30' };
  return status === 200 && (await send('POST /user/enquiry', visit)).status === 200;
}

/** A network asks, every second one with a proof; some for aliases of the victim's address. */
async function attack(network: number): Promise<void> {
  const send = openBrowser(`20.${network >> 8}.${network & 255}.7`, network % 2 === 0);
  const isForVictim = network % 25 === 0;
  const email = isForVictim ? `victim+${network}@example.com` : `stranger${network}@example.com`;
  await send('POST /user/send-otp', { email });
}

/** Three of four newcomers share 10 IPv4 /24, and a fifth of those an address. */
function addressOf(newcomer: number): string {
  if (newcomer % 4 === 0) return `2001:db8:${newcomer}::1`;
  return `203.0.${newcomer % 10}.${newcomer % 5 === 0 ? 1 : newcomer}`;
}

describe('many networks that ask for codes for an hour', () => {
  it('let newcomers sign in and book, and spare the mailbox of a victim', async () => {
    let served = 0;
    for (let network = 0; network < NETWORKS; network += 1) {
      await attack(network);
      server.clock.advance(EVERY_MS);
      if (network % (NETWORKS / NEWCOMERS) !== 0) continue;
      const newcomer = network / (NETWORKS / NEWCOMERS);
      const email = `newcomer${newcomer}@example.com`;
      if (await signInAndBook(email, addressOf(newcomer))) served += 1;
    }
    expect(served).toBeGreaterThanOrEqual(0.99 * NEWCOMERS);
    const mails = await server.outbox.mails();
    const toVictim = mails.filter(({ to }) => to.startsWith('victim+'));
    expect(toVictim.length).toBeGreaterThan(0);
    expect(toVictim.length).toBeLessThanOrEqual(CODES_PER_MAILBOX);
  });
});
