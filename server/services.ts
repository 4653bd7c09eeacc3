import { watchCatalogueVersion } from './catalogueVersion.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MailTransport } from './mail/mail.ts';
import { createPayments } from './payments/payments.ts';
import type { Payments, PaymentsParts } from './payments/payments.ts';
import { searchProducts } from './productSearch.ts';
import type { FindProducts } from './productSearch.ts';
import type { Vault } from './vault.ts';

/** What the outside world gives the server. */
export interface World {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  vault: Vault;
  transport: MailTransport;
  providers: PaymentsParts['providers'];
}

/** Everything a route may use; made once and never global. */
export interface Services {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  mailer: Mailer;
  payments: Payments;
  vault: Vault;
  /** Moves on within a second of every change of the catalogue. */
  catalogueVersion: () => Promise<number>;
  findProducts: FindProducts;
}

export function createServices(world: World): Services {
  const { db, clock, config, log, vault, transport, providers } = world;
  const mailer = createMailer({ db, clock, vault, transport, log });
  const { publicUrl } = config;
  const payments = createPayments({ db, clock, log, providers, publicUrl });
  const catalogueVersion = watchCatalogueVersion(db, clock);
  const findProducts = searchProducts(db, catalogueVersion);
  return { db, clock, config, log, vault, mailer, payments, catalogueVersion, findProducts };
}
