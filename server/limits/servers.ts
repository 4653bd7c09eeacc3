// Limits of servers that share a database.
import { SECOND } from '../clock.ts';

/** Reports of the running servers (serverCount.ts). */
export const SERVER_REPORTS = {
  everyMs: 5 * SECOND,
  /** After this time without a report a server counts as stopped: three reports have failed. */
  lifeMs: 16 * SECOND,
} as const;

/** Default of the setting DATABASE_CONNECTIONS. */
export const DATABASE_CONNECTIONS = 10;
