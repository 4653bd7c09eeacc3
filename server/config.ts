import type { Limits } from './rateLimits.ts';

/** Name and contact details of the shop, used in mails. */
export interface Company {
  name: string;
  /** Name in Arabic letters; by default `name`. */
  arabicName?: string;
  email: string;
  phone: string;
  /** Recipient of appointment requests. */
  inbox: string;
}

export interface Config {
  company: Company;
  limits: Limits;
  /** Absolute base URL without a trailing slash; derived from the port by default. */
  publicUrl: string;
  /** Whether `publicUrl` was configured; if not, URLs inside the shop are root-relative. */
  hasPublicUrl: boolean;
  /** Number of trusted proxies whose X-Forwarded-For is used. */
  trustProxy: number;
  corsOrigins: readonly string[];
  /** Directory of the built storefront. */
  distDir: string;
  /** Whether /dev/outbox exists. */
  showsOutbox: boolean;
}
