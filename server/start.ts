import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { configOf } from './config.ts';
import { completesWithin } from './deadline.ts';
import { isOutage } from './db/errors.ts';
import { migrate, NewerSchemaError } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { OpenDatabase } from './db/open.ts';
import { restrictPermissions } from './filePermissions.ts';
import { catalogue } from './seed/catalogue.ts';
import { firstFacts } from './firstFacts.ts';
import { addShopFacts } from './repositories/shopFacts.ts';
import { openShopFacts } from './shopFacts.ts';
import { seedIfEmpty } from './seed/seed.ts';
import type { Env } from './env.ts';
import { codeOf, reasonOf } from './errorDetails.ts';
import { createLog } from './log.ts';
import type { Log } from './log.ts';
import { MAX_EVENT_LOOP_LAG_MS } from './limits/requests.ts';
import { createHttpServer, drain, listen } from './http/listen.ts';
import { requestListener } from './http/requestListener.ts';
import { startHousekeeping } from './housekeeping.ts';
import { envTransport } from './mail/envTransport.ts';
import { openRenderer } from './pages/renderer.ts';
import { createProviders } from './payments/createProviders.ts';
import { describeProviders, missingWebhooks } from './payments/describeProviders.ts';
import { keepReleaseAssets } from './releaseAssets.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { StartError } from './startError.ts';
import { createSecrets, readOrMakeSecret } from './secrets.ts';

export interface RunningServer {
  /** URL of the shop. */
  url: string;
  /** Completes running requests and closes everything, within ten seconds. */
  close: () => Promise<void>;
}

type Print = (text: string) => void;

const UNWRITABLE: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOSPC',
]);
/** Time limit of the shutdown, before supervisors kill the process. */
const CLOSE_MS = 10_000;
/** PostgreSQL error codes: wrong password or role, unknown database. */
const LOGIN_FAILED = /^(28...|3D000)$/;

/**
 * Opens the configured database.
 * @throws DataDirInUseError, StartError
 */
export function openEnvDatabase(env: Env, log: Log): OpenDatabase {
  try {
    return openDatabase({
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      maxConnections: env.DATABASE_CONNECTIONS,
      onIdleError: (error) =>
        log.warn('A database connection was lost.', { reason: reasonOf(error) }),
    });
  } catch (error) {
    if (!UNWRITABLE.has(codeOf(error) ?? '') && !isOutage(error)) throw error;
    throw new StartError(
      `Cannot write to the data directory ${env.DATA_DIR} (${reasonOf(error)}). Free some space, or choose another: DATA_DIR=./data npm start`,
    );
  }
}

/** Migrates the schema. @returns names of the applied migrations */
export async function migrateDatabase(open: OpenDatabase): Promise<string[]> {
  try {
    return await migrate(open.db, open.engine);
  } catch (error) {
    if (error instanceof NewerSchemaError) throw new StartError(error.message);
    if (!isOutage(error) && !LOGIN_FAILED.test(codeOf(error) ?? '')) throw error;
    throw new StartError(
      `Cannot use the database ${open.place} (${reasonOf(error)}). Check that it runs and that DATABASE_URL is right.`,
    );
  }
}

/** Migrates the database, seeds it if empty, and prints what it does. */
export async function prepareDatabase(
  open: OpenDatabase,
  clock: Clock,
  print: Print,
): Promise<void> {
  print(`Database: ${open.place}`);
  const applied = await migrateDatabase(open);
  if (applied.length > 0) print(`Migrated: ${applied.join(', ')}`);
  const seeded = await seedIfEmpty(open.db, catalogue, clock.now());
  if (seeded) print(`Seeded with ${catalogue.products.length} products and a demo customer.`);
}

async function createEnvServices(
  env: Env,
  { open, clock, log, print }: { open: OpenDatabase; clock: Clock; log: Log; print: Print },
): Promise<Services> {
  await addShopFacts(open.db, firstFacts(env));
  const facts = await openShopFacts(open.db);
  const config = configOf(env, facts.current);
  const providers = await createProviders(env, config);
  [describeProviders(env, providers), ...missingWebhooks(env, providers)].forEach(print);
  return createServices({
    db: open.db,
    engine: open.engine,
    poolUse: open.poolUse,
    clock,
    config,
    log,
    secrets: createSecrets(env.APP_SECRET ?? readOrMakeSecret(env.DATA_DIR)),
    transport: envTransport(env, config),
    refreshFacts: facts.refresh,
    providers,
    renderer: env.SERVER_RENDER === 'on' ? await openRenderer(env.DIST_DIR, log) : undefined,
  });
}

/**
 * Starts the shop: database, catalogue, mail queue, HTTP server.
 * @throws DataDirInUseError, StartError
 */
export async function startServer(env: Env, clock: Clock, print: Print): Promise<RunningServer> {
  const log = createLog(env.LOG_LEVEL);
  const open = openEnvDatabase(env, log);
  for (const file of restrictPermissions(env.DATA_DIR)) {
    log.warn('A file was accessible to other users; its permissions are restricted now.', {
      file,
    });
  }
  try {
    await prepareDatabase(open, clock, print);
    const services = await createEnvServices(env, { open, clock, log, print });
    await keepReleaseAssets(services);
    // A data directory has one server at a time.
    if (open.engine === 'postgres') await services.serverCount.start();
    // Reductions that were due while the server was stopped.
    await services.ownerData.drain();
    // Memory, processor time, garbage collection, event loop lag and open files of the process.
    collectDefaultMetrics({ register: services.metrics.registry });
    const server = createHttpServer(requestListener(createApp(services), services), {
      maxLagMs: MAX_EVENT_LOOP_LAG_MS,
      waitedMs: open.waitedMs,
      perClient: env.CLIENT_CONNECTIONS,
      trustedHops: env.TRUST_PROXY,
      log,
      countRefused: services.metrics.countRefused,
    });
    const port = await listen(server, env);
    const { payments, mailer, reminders, ownerData, renderer, roomImages } = services;
    const { productSearch, searchMisses, serverCount, staffCommandLog } = services;
    const workers = [payments.worker, reminders, ownerData, mailer, roomImages, staffCommandLog];
    for (const worker of [...workers, searchMisses, productSearch]) worker.start();
    renderer?.start();
    const stopHousekeeping = startHousekeeping(services);
    const url = env.PUBLIC_URL ?? `http://localhost:${port}`;
    if (services.config.showsOutbox) {
      print(
        `Outbox: http://localhost:${port}/dev/outbox (without SMTP_URL, e-mails are listed there and printed here)`,
      );
    } else if (env.SMTP_URL === undefined) {
      print('Outbox: none. Without SMTP_URL, e-mails are printed here and not sent.');
    }
    const shutDown = async (): Promise<void> => {
      stopHousekeeping();
      productSearch.stop();
      await Promise.all([drain(server), ...workers.map((worker) => worker.stop())]);
      await searchMisses.stop();
      await serverCount.stop();
      await renderer?.close();
      services.photoEncoder.close();
      await open.close();
    };
    const close = async (): Promise<void> => {
      if (await completesWithin(shutDown(), CLOSE_MS)) return;
      log.warn('Stopped before all work was done; it continues after the next start.');
    };
    return { url, close };
  } catch (error) {
    await open.close();
    throw error;
  }
}
