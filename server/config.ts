import { join } from 'node:path';
import type { ShopFacts } from './catalogue/shopFacts.ts';
import { isProduction } from './env.ts';
import type { Env } from './env.ts';
import { mediaConfigOf } from './mediaSettings.ts';
import { firstFacts } from './firstFacts.ts';
import { limitsWith } from './rateLimits.ts';
import type { SellerRegistration } from './rules/invoiceContent.ts';

/** Street, city and country in one line. */
const addressLine = ({ street, city, country }: ShopFacts['address'], comma: string): string =>
  [street, city, country].join(comma);

/** Name and contact details of the shop in mails and invoices. @param inbox recipient of appointment requests */
export function companyOf(facts: ShopFacts, inbox?: string) {
  const { name, legalName, address, licence, licenceAuthority, trn, email, phone, ar } = facts;
  const registration: SellerRegistration = { ...address, licence, licenceAuthority };
  return {
    name,
    /** Name in Arabic letters; by default `name`. */
    arabicName: ar?.name,
    legalName,
    address: addressLine(address, ', '),
    /** Legal name and address on Arabic invoices. */
    arabicSeller: ar && { name: ar.legalName, address: addressLine(ar.address, '، ') },
    /** For e-invoices. */
    registration,
    /** Tax registration number; without it the shop issues receipts. */
    trn,
    email,
    phone,
    inbox: inbox ?? email,
  };
}

/**
 * Configuration from the environment and the facts about the shop.
 * @param factsNow the current facts; those of a new database by default
 */
export function configOf(env: Env, factsNow: () => ShopFacts = () => firstFacts(env)) {
  return {
    /** From the facts about the shop, which change while the server runs. */
    get company() {
      return companyOf(factsNow(), env.SHOP_INBOX);
    },
    /** Towns and emirates in which finished windows are fitted. */
    travelArea: env.TRAVEL_AREA,
    /** When the shop visits, and how many customers at once. */
    visits: {
      hours: env.VISIT_HOURS,
      daysOff: env.VISIT_DAYS_OFF,
      leadHours: env.VISIT_LEAD_HOURS,
      capacity: { measuring: env.VISIT_CAPACITY, fitting: env.FITTING_CAPACITY },
    },
    limits: limitsWith(env.PROOF_ABOVE),
    /** Absolute base URL without a trailing slash; derived from the port by default. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Whether `publicUrl` was configured; if not, URLs inside the shop are root-relative. */
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    /** Token for /metrics from another machine. */
    metricsToken: env.METRICS_TOKEN,
    /** Number of trusted proxies whose X-Forwarded-For is used. */
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    /** Directory of the built storefront. */
    distDir: env.DIST_DIR,
    /** Directory of the assets of this and earlier releases (keptAssets.ts). */
    keptAssetsDir: join(env.DATA_DIR, 'assets'),
    /** Where the shop's pictures are stored. */
    media: mediaConfigOf(env),
    /** Whether /dev/outbox exists. */
    showsOutbox: env.SMTP_URL === undefined && !isProduction(env),
  };
}

export type Config = ReturnType<typeof configOf>;
export type Company = ReturnType<typeof companyOf>;
