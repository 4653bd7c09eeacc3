import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { defaultLimits, LATE_MS } from './config.ts';
import type { Config } from './config.ts';
import { endsWithin } from './deadline.ts';
import { isOutage } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { OpenDatabase } from './db/open.ts';
import { narrowFiles } from './db/ownerOnly.ts';
import { catalogue } from './db/seed/catalogue.ts';
import { readPictureBook } from './db/seed/pictures.ts';
import { seedIfEmpty } from './db/seed/seed.ts';
import type { Env } from './env.ts';
import { codeOf, reasonOf } from './errorFacts.ts';
import { createLog } from './log.ts';
import type { Log } from './log.ts';
import { createHttpServer, drain, listen } from './http/listen.ts';
import { startHousekeeping } from './housekeeping.ts';
import { smtpTransport } from './mail/smtpTransport.ts';
import { terminalTransport } from './mail/terminalTransport.ts';
import { createProviders } from './payments/createProviders.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { StartError } from './startError.ts';
import { createVault, readOrMakeSecret } from './vault.ts';

export interface RunningServer {
  /** Where a browser finds the shop. */
  address: string;
  /** Lets running requests end, then closes everything; takes ten seconds at most. */
  close: () => Promise<void>;
}

type Say = (text: string) => void;

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);
/** Longest time between the order to stop and the end: what supervisors allow before they kill. */
const CLOSE_MS = 10_000;
/** PostgreSQL: wrong password or role, no such database. */
const REFUSED = /^(28...|3D000)$/;

/** What the environment settles for the shop. */
export function configOf(env: Env): Config {
  return {
    company: {
      name: env.COMPANY_NAME,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      inbox: env.SHOP_INBOX ?? env.COMPANY_EMAIL,
    },
    limits: defaultLimits,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    distDir: env.DIST_DIR,
    rendersPages: env.SERVER_RENDER === 'on',
    showsOutbox: env.SMTP_URL === undefined,
  };
}

/**
 * The database that the configuration names.
 * @throws DataDirInUseError, StartError
 */
export function openEnvDatabase(env: Env, log: Log): OpenDatabase {
  try {
    return openDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      onIdleError: (error) =>
        log.warn('A database connection was lost.', { reason: reasonOf(error) }),
    });
  } catch (error) {
    if (!UNWRITABLE.has(codeOf(error) ?? '')) throw error;
    throw new StartError(
      `Cannot write to the data directory ${env.DATA_DIR} (${reasonOf(error)}). Choose another: DATA_DIR=./data npm start`,
    );
  }
}

/** Brings the schema up to date. @returns names of the steps that were applied now */
export async function migrateDatabase(open: OpenDatabase, clock: Clock): Promise<string[]> {
  try {
    return await migrate(open.db, open.engine, clock.now());
  } catch (error) {
    if (!isOutage(error) && !REFUSED.test(codeOf(error) ?? '')) throw error;
    throw new StartError(
      `Cannot use the database ${open.place} (${reasonOf(error)}). Check that it runs and that DATABASE_URL is right.`,
    );
  }
}

/** Brings the database up to date and fills an empty one, telling what it does. */
export async function prepareDatabase(open: OpenDatabase, clock: Clock, say: Say): Promise<void> {
  say(`Database: ${open.place}`);
  const applied = await migrateDatabase(open, clock);
  if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`);
  const seeded = await seedIfEmpty(open.db, catalogue, readPictureBook(), clock.now());
  if (seeded) say(`Filled with ${catalogue.products.length} products and a demo customer.`);
}

function transportOf(env: Env) {
  const from = env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.COMPANY_EMAIL}>`;
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, from);
  return terminalTransport((text) => void process.stdout.write(text));
}

async function servicesOf(env: Env, open: OpenDatabase, clock: Clock, log: Log): Promise<Services> {
  const config = configOf(env);
  return createServices({
    db: open.db,
    clock,
    config,
    log,
    vault: createVault(env.APP_SECRET ?? readOrMakeSecret(env.DATA_DIR)),
    transport: transportOf(env),
    providers: await createProviders(env, config),
  });
}

/**
 * Opens the shop: database, catalogue, mail queue, port.
 * @throws DataDirInUseError, StartError
 */
export async function startServer(env: Env, clock: Clock, say: Say): Promise<RunningServer> {
  const log = createLog(env.LOG_LEVEL);
  const open = openEnvDatabase(env, log);
  for (const file of narrowFiles(env.DATA_DIR)) {
    log.warn('Others on this machine could use a file of the shop; now its owner alone can.', {
      file,
    });
  }
  try {
    await prepareDatabase(open, clock, say);
    const services = await servicesOf(env, open, clock, log);
    const server = createHttpServer(createApp(services), {
      lateMs: LATE_MS,
      perClient: env.CLIENT_CONNECTIONS,
      trustedHops: env.TRUST_PROXY,
      log,
    });
    const port = await listen(server, env);
    services.mailer.start();
    services.payments.worker.start();
    const stopHousekeeping = startHousekeeping(services);
    const address = env.PUBLIC_URL ?? `http://localhost:${port}`;
    if (services.config.showsOutbox) {
      say(`No SMTP_URL: mails are printed here and kept at http://localhost:${port}/dev/outbox`);
    }
    const windDown = async (): Promise<void> => {
      stopHousekeeping();
      const { payments, mailer } = services;
      await Promise.all([drain(server), payments.worker.stop(), mailer.stop()]);
      await open.close();
    };
    const close = async (): Promise<void> => {
      if (await endsWithin(windDown(), CLOSE_MS)) return;
      log.warn('Closed before all work had ended; the next start takes it up again.');
    };
    return { address, close };
  } catch (error) {
    await open.close();
    throw error;
  }
}
