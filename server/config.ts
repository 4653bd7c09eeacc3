import { join } from 'node:path';
import { isProduction } from './env.ts';
import type { Env } from './env.ts';
import { limitsWith } from './rateLimits.ts';

/** Arabic spelling of the default company name. */
const ARABIC_NAMES: Readonly<Record<string, string>> = { Sadeel: 'سديل' };

/** Configuration from the environment. */
export function configOf(env: Env) {
  return {
    /** Name and contact details of the shop, used in mails and invoices. */
    company: {
      name: env.COMPANY_NAME,
      /** Name in Arabic letters; by default `name`. */
      arabicName: env.COMPANY_NAME_AR ?? ARABIC_NAMES[env.COMPANY_NAME],
      legalName: env.COMPANY_LEGAL_NAME,
      address: env.COMPANY_ADDRESS,
      /** Tax registration number; without it the shop issues receipts. */
      trn: env.COMPANY_TRN,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      /** Recipient of appointment requests. */
      inbox: env.SHOP_INBOX ?? env.COMPANY_EMAIL,
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
    /** Whether /dev/outbox exists. */
    showsOutbox: env.SMTP_URL === undefined && !isProduction(env),
  };
}

export type Config = ReturnType<typeof configOf>;
export type Company = Config['company'];
