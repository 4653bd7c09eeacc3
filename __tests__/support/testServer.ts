import type { Hono } from 'hono';
import { createApp } from '../../server/app.ts';
import type { Clock } from '../../server/clock.ts';
import type { Config } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Db, OpenDatabase } from '../../server/db/open.ts';
import { catalogue as shopCatalogue } from '../../server/seed/catalogue.ts';
import { seedIfEmpty } from '../../server/seed/seed.ts';
import type { CatalogueSeed } from '../../server/seed/types.ts';
import { defaultLimits } from '../../server/rateLimits.ts';
import type { Limits } from '../../server/rateLimits.ts';
import { createLog } from '../../server/log.ts';
import type { Log } from '../../server/log.ts';
import type { Mail, MailTransport } from '../../server/mail/mail.ts';
import type { Renderer } from '../../server/pages/renderer.ts';
import type { PaymentsParts } from '../../server/payments/types.ts';
import { sandboxProvider } from '../../server/payments/sandbox.ts';
import { openSession } from '../../server/repositories/sessions.ts';
import { findOrCreateUser } from '../../server/repositories/users.ts';
import { createServices } from '../../server/services.ts';
import type { Services } from '../../server/services.ts';
import { createSecrets } from '../../server/secrets.ts';
import { openSeededDatabase } from './testDatabase.ts';
import { tinyCatalogue } from './tinyCatalogue.ts';

/** Origin of the shop in tests. */
export const TEST_ORIGIN = 'http://sadeel.test';
export const TEST_SECRET = 'a secret that is only used in tests';
export const DEMO_EMAIL = 'demo@sadeel.example';

export interface TestClock extends Clock {
  /** Advances the time. */
  advance: (ms: number) => void;
  set: (moment: Date | string) => void;
}

export interface TestOutbox {
  /** All mails sent so far, oldest first. */
  mails: () => Promise<Mail[]>;
  /** The latest code sent to an address. */
  lastCode: (email: string) => Promise<string>;
}

export interface TestServer {
  app: Hono;
  db: Db;
  database: OpenDatabase;
  services: Services;
  clock: TestClock;
  outbox: TestOutbox;
  /** An in-process `fetch`; relative URLs refer to the shop. */
  fetch: typeof globalThis.fetch;
  /** Signs in without a mail. @returns the token */
  signIn: (email?: string) => Promise<string>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  /** Defaults to the real catalogue. */
  catalogue?: CatalogueSeed;
  /** Initial time; defaults to the real time. */
  now?: Date | string;
  /** Rate limits; default to limits that no test exceeds by accident. */
  limits?: Partial<Limits>;
  config?: Partial<Config>;
  /** Default to the sandbox for both payment types. */
  providers?: PaymentsParts['providers'];
  transport?: MailTransport;
  /** By default none: the client renders all pages. */
  renderer?: Renderer;
  /** Defaults to silent. */
  log?: Log;
  /** Defaults to a new database; closed with the server. */
  database?: OpenDatabase;
}

function createTestClock(start: Date | string | undefined): TestClock {
  let time = start === undefined ? Date.now() : new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
    set: (moment) => {
      time = new Date(moment).getTime();
    },
  };
}

const wide = { limits: [{ max: 10_000, windowMs: 1000 }] };

/** Limits that no test exceeds by accident. */
const wideLimits = Object.fromEntries(
  Object.keys(defaultLimits).map((bucket) => [bucket, wide]),
) as unknown as Limits;

/** The production limits. */
export const realLimits = defaultLimits;

function testConfig(options: TestServerOptions): Config {
  return {
    company: {
      legalName: 'Sadeel LLC',
      address: 'Al Quoz, Dubai',
      trn: undefined,
      name: 'Sadeel',
      arabicName: undefined,
      arabicSeller: undefined,
      registration: { street: '17th Street', city: 'Dubai', country: 'United Arab Emirates' },
      email: 'hello@sadeel.example',
      phone: '+971 4 000 0000',
      inbox: 'shop@sadeel.example',
    },
    publicUrl: TEST_ORIGIN,
    hasPublicUrl: false,
    trustProxy: 0,
    metricsToken: undefined,
    corsOrigins: [],
    distDir: '/nonexistent',
    keptAssetsDir: '/nonexistent',
    media: { folder: '/nonexistent', baseUrl: '', bucket: undefined },
    showsOutbox: true,
    visits: {
      hours: { from: 9, to: 19 },
      daysOff: [0],
      leadHours: 2,
      capacity: { measuring: 1, fitting: 1 },
    },
    travelArea: ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi'],
    ...options.config,
    limits: { ...wideLimits, ...options.limits },
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function inProcessFetch(app: Hono): typeof globalThis.fetch {
  return async (input, init) => {
    const request =
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(String(input), TEST_ORIGIN), init);
    return Promise.race([Promise.resolve(app.fetch(request)), untilAborted(request.signal)]);
  };
}

function memoryTransport(sent: Mail[]): MailTransport {
  return {
    keepsContent: true,
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
  };
}

function createOutbox(services: Services, sent: Mail[]): TestOutbox {
  const mails = async (): Promise<Mail[]> => {
    await services.mailer.drain();
    return [...sent];
  };
  return {
    mails,
    lastCode: async (email) => {
      const codeMails = (await mails()).filter((mail) => mail.to === email && mail.code);
      const code = codeMails.at(-1)?.code;
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
  };
}

/** The given database, filled if it is empty, or a new one. */
async function openShopDatabase(options: TestServerOptions, now: Date): Promise<OpenDatabase> {
  const { catalogue = shopCatalogue, database } = options;
  // Without a given time, the orders of the demo customer may be as old as the test file.
  const moment = options.now === undefined ? 'now' : now.toISOString();
  if (database === undefined) return openSeededDatabase(catalogue, now, moment);
  await migrate(database.db, database.engine);
  await seedIfEmpty(database.db, catalogue, now);
  return database;
}

/** Starts the server in this process with a new database. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = createTestClock(options.now);
  const open = await openShopDatabase(options, clock.now());
  const sent: Mail[] = [];
  const services = createServices({
    db: open.db,
    engine: open.engine,
    poolUse: open.poolUse,
    clock,
    config: testConfig(options),
    log: options.log ?? createLog('silent'),
    secrets: createSecrets(TEST_SECRET),
    transport: options.transport ?? memoryTransport(sent),
    ...(options.renderer && { renderer: options.renderer }),
    providers: options.providers ?? { stripe: sandboxProvider(''), paypal: sandboxProvider('') },
  });
  const app = createApp(services);
  return {
    app,
    db: open.db,
    database: open,
    services,
    clock,
    outbox: createOutbox(services, sent),
    fetch: inProcessFetch(app),
    signIn: async (email = DEMO_EMAIL) => {
      const user = await findOrCreateUser(open.db, email, clock.now());
      return openSession(open.db, user.id, clock.now());
    },
    close: async () => {
      await services.payments.worker.stop();
      await services.mailer.stop();
      services.photoEncoder.close();
      await open.close();
    },
  };
}

/** Starts the server with a small catalogue. */
export function createTinyServer(options: TestServerOptions = {}): Promise<TestServer> {
  return createTestServer({ catalogue: tinyCatalogue, ...options });
}
