import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Clock } from './clock.ts';
import { defaultLimits } from './config.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { OpenDatabase } from './db/open.ts';
import { catalogue } from './db/seed/catalogue.ts';
import { readPictureBook } from './db/seed/pictures.ts';
import { seedIfEmpty } from './db/seed/seed.ts';
import type { Env } from './env.ts';
import { codeOf } from './errorFacts.ts';
import { createLog } from './log.ts';
import type { Log } from './log.ts';
import { startHousekeeping } from './housekeeping.ts';
import { smtpTransport } from './mail/smtpTransport.ts';
import { terminalTransport } from './mail/terminalTransport.ts';
import { createProviders } from './payments/createProviders.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { createVault, readOrMakeSecret } from './vault.ts';

/** Thrown when the port cannot be had; the message says how to choose another. */
export class PortError extends Error {}

export interface RunningServer {
  /** Where a browser finds the shop. */
  address: string;
  /** Lets running requests end, then closes everything. */
  close: () => Promise<void>;
}

type Say = (text: string) => void;

/** Longest wait for running requests when the server is told to stop. */
const DRAIN_MS = 8000;

function configOf(env: Env): Config {
  return {
    company: {
      name: env.COMPANY_NAME,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      inbox: env.SHOP_INBOX ?? env.COMPANY_EMAIL,
    },
    limits: defaultLimits,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    distDir: env.DIST_DIR,
    showsOutbox: env.SMTP_URL === undefined,
  };
}

/** The database that the configuration names. */
export function openEnvDatabase(env: Env, log: Log): OpenDatabase {
  return openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onIdleError: (error) =>
      log.warn('A database connection was lost.', { reason: error.message.slice(0, 200) }),
  });
}

/** Brings the database up to date and fills an empty one, telling what it does. */
export async function prepareDatabase(open: OpenDatabase, clock: Clock, say: Say): Promise<void> {
  say(`Database: ${open.place}`);
  const applied = await migrate(open.db, open.engine, clock.now());
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

/** Slow or silent clients are let go: Node's own limits are minutes long. */
function httpServer(services: Services): Server {
  const server = createAdaptorServer({
    fetch: createApp(services).fetch,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
    },
  });
  return server as Server;
}

async function listen(server: Server, env: Env): Promise<number> {
  try {
    server.listen(env.PORT, env.HOST);
    await once(server, 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      const other = env.PORT + 1;
      throw new PortError(
        `Port ${env.PORT} is already taken. Stop the program that uses it, or choose another port: PORT=${other} npm start`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new PortError(
        `Cannot listen on ${env.HOST ?? 'port'} ${env.PORT} (${code}). Choose another: PORT=3000 HOST=127.0.0.1 npm start`,
      );
    }
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : env.PORT;
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
}

/**
 * Opens the shop: database, catalogue, mail queue, port.
 * @throws DataDirInUseError, PortError
 */
export async function startServer(env: Env, clock: Clock, say: Say): Promise<RunningServer> {
  const log = createLog(env.LOG_LEVEL);
  const open = openEnvDatabase(env, log);
  try {
    await prepareDatabase(open, clock, say);
    const services = await servicesOf(env, open, clock, log);
    const server = httpServer(services);
    const port = await listen(server, env);
    services.mailer.start();
    const stopHousekeeping = startHousekeeping(services);
    const address = env.PUBLIC_URL ?? `http://localhost:${port}`;
    if (services.config.showsOutbox) {
      say(`No SMTP_URL: mails are printed here and kept at http://localhost:${port}/dev/outbox`);
    }
    const close = async (): Promise<void> => {
      stopHousekeeping();
      await drain(server);
      await services.mailer.stop();
      await open.close();
    };
    return { address, close };
  } catch (error) {
    await open.close();
    throw error;
  }
}
