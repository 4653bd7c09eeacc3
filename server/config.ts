import { join } from 'node:path';
import { isProduction } from './env.ts';
import type { Env } from './env.ts';
import { mediaConfigOf } from './mediaSettings.ts';
import { limitsWith } from './rateLimits.ts';

/** Arabic spelling of the default company data. */
const ARABIC_TEXTS: Readonly<Record<string, string>> = {
  Sadeel: 'سديل',
  'Sadeel Curtains and Blinds LLC': 'سديل للستائر ذ.م.م',
  'Showroom 7, 17th Street, Al Quoz Industrial Area 3, Dubai, United Arab Emirates':
    'صالة العرض 7، شارع 17، القوز الصناعية 3، دبي، الإمارات العربية المتحدة',
};

/** The seller in Arabic; `undefined` without both, because an invoice names it in one language. */
function arabicSellerOf(env: Env): { name: string; address: string } | undefined {
  const name = env.COMPANY_LEGAL_NAME_AR ?? ARABIC_TEXTS[env.COMPANY_LEGAL_NAME];
  const address = env.COMPANY_ADDRESS_AR ?? ARABIC_TEXTS[env.COMPANY_ADDRESS];
  return name === undefined || address === undefined ? undefined : { name, address };
}

/** Configuration from the environment. */
export function configOf(env: Env) {
  return {
    /** Name and contact details of the shop, used in mails and invoices. */
    company: {
      name: env.COMPANY_NAME,
      /** Name in Arabic letters; by default `name`. */
      arabicName: env.COMPANY_NAME_AR ?? ARABIC_TEXTS[env.COMPANY_NAME],
      legalName: env.COMPANY_LEGAL_NAME,
      address: env.COMPANY_ADDRESS,
      /** Legal name and address on Arabic invoices. */
      arabicSeller: arabicSellerOf(env),
      /** Tax registration number; without it the shop issues receipts. */
      trn: env.COMPANY_TRN,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      /** Recipient of appointment requests. */
      inbox: env.SHOP_INBOX ?? env.COMPANY_EMAIL,
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
export type Company = Config['company'];
