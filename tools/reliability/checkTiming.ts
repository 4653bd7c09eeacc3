import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createApp } from '../../server/app.ts';
import { SECOND, systemClock } from '../../server/clock.ts';
import { MAX_EVENT_LOOP_LAG_MS } from '../../server/limits/requests.ts';
import { defaultLimits } from '../../server/rateLimits.ts';
import { readEnv } from '../../server/env.ts';
import { createHttpServer, drain, listen } from '../../server/http/listen.ts';
import { requestListener } from '../../server/http/requestListener.ts';
import { createLog } from '../../server/log.ts';
import { findOrCreateUser } from '../../server/repositories/users.ts';
import { openSession } from '../../server/repositories/sessions.ts';
import { sandboxProvider } from '../../server/payments/sandbox.ts';
import { createServices } from '../../server/services.ts';
import { configOf } from '../../server/config.ts';
import { createSecrets, newToken } from '../../server/secrets.ts';
import { likenessOf, medianOf } from './compareSamples.ts';
import { createTestShop } from './testShop.ts';

/** Maximum difference of the medians in ms. */
const MAX_GAP_MS = 2;
/** Significance level of the Mann-Whitney test. */
const MIN_P_VALUE = 0.01;
const WARM_UP = 100;
const LONG_AGO = new Date('2026-01-01');

const { values: options } = parseArgs({ options: { pairs: { type: 'string', default: '500' } } });
const pairs = Number(options.pairs);

/** A limit that is never reached, although requests are counted. */
const unlimited = { limits: [{ max: 1_000_000, windowMs: SECOND }] };
const limits = {
  ...defaultLimits,
  codesPerRequester: unlimited,
  firstCodesPerEmail: unlimited,
  furtherCodesPerEmail: unlimited,
  codesPerClient: unlimited,
  unprovenCodesPerClient: unlimited,
  unprovenCodes: unlimited,
};

const shop = await createTestShop(undefined);
const database = shop.connectDatabase();
const { db } = database;
const env = readEnv({ ...shop.env, HOST: '127.0.0.1', PORT: '0' });
const log = createLog('warn');
const services = createServices({
  db,
  engine: database.engine,
  clock: systemClock,
  config: { ...configOf(env), limits },
  log,
  secrets: createSecrets(newToken()),
  transport: { keepsContent: false, send: () => Promise.resolve() },
  providers: { stripe: sandboxProvider(''), paypal: sandboxProvider('') },
});
const load = {
  maxLagMs: MAX_EVENT_LOOP_LAG_MS,
  perClient: env.CLIENT_CONNECTIONS,
  trustedHops: 0,
  log,
  countRefused: services.metrics.countRefused,
};
const server = createHttpServer(requestListener(createApp(services), services), load);
const address = `http://127.0.0.1:${await listen(server, env)}/api/user/send-otp`;

interface Sample {
  ms: number;
  /** Status, headers and body without date and request id. */
  response: string;
}

async function requestCode(email: string): Promise<Sample> {
  const start = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const body = await response.text();
  const ms = performance.now() - start;
  const headers = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id'].includes(name),
  );
  return { ms, response: JSON.stringify([response.status, headers, body]) };
}

const newEmails = (count: number): string[] =>
  Array.from({ length: count }, () => `${randomUUID()}@trial.example`);
const known = newEmails(pairs);
for (const email of known) {
  const user = await findOrCreateUser(db, email, LONG_AGO);
  await openSession(db, user.id, LONG_AGO);
}

for (const email of newEmails(WARM_UP)) await requestCode(email);
const samples = { known: [] as Sample[], unknown: [] as Sample[] };
for (const [index, email] of known.entries()) {
  const [unknown = ''] = newEmails(1);
  // Alternates which request of a pair is first.
  const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
  for (const kind of order)
    samples[kind].push(await requestCode(kind === 'known' ? email : unknown));
}
await drain(server);
await services.mailer.stop();
await database.close();
shop.remove();

const [one, other] = [samples.known, samples.unknown].map((list) => list.map(({ ms }) => ms));
const medians = [medianOf(one ?? []), medianOf(other ?? [])] as const;
const gap = Math.abs(medians[0] - medians[1]);
const pValue = likenessOf(one ?? [], other ?? []);
const responses = new Set([...samples.known, ...samples.unknown].map((one) => one.response));
console.log(`known addresses     ${pairs}, median ${medians[0].toFixed(3)} ms
unknown addresses   ${pairs}, median ${medians[1].toFixed(3)} ms
difference          ${gap.toFixed(3)} ms, p = ${pValue.toFixed(2)} (Mann-Whitney)
different responses ${responses.size - 1}`);
process.exitCode = responses.size === 1 && gap < MAX_GAP_MS && pValue > MIN_P_VALUE ? 0 : 1;
