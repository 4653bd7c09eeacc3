import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { newId } from './ids.ts';
import { SERVER_REPORTS } from './limits/servers.ts';
import { deleteReport, removeServer, reportServer } from './repositories/servers.ts';
import type { ServerReport } from './repositories/servers.ts';

/** A server's share of a limit that is counted in its memory. */
export type ShareOf = (limit: number) => number;

/** How many servers share the database. What one counts in memory is only its share of a limit of the shop. */
export interface ServerCount {
  /** Number of running servers; 1 until the first report, and the last known one while the database fails. */
  count: () => number;
  /** This server's place among them, from 0. */
  place: () => number;
  /** The whole part of `limit` divided by the number of servers, but at least 1. */
  shareOf: ShareOf;
  /** Reports this server now, and reads the others. */
  report: () => Promise<void>;
  /** Reports it now and every few seconds. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Counts the servers by rows that each of them renews. No setting has to agree with what runs. */
export function createServerCount(db: Db, clock: Clock): ServerCount {
  const id = newId();
  let ids: readonly string[] = [id];
  /** Since when each report is the last one of its server, by the clock of this server, because clocks differ. */
  let since: ReadonlyMap<string, Date> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let reporting: Promise<void> | undefined;

  const report = async (): Promise<void> => {
    const now = clock.now();
    const reports = await reportServer(db, id, now);
    const keyOf = (one: ServerReport) => `${one.id} ${one.seen_at}`;
    since = new Map(reports.map((one) => [keyOf(one), since.get(keyOf(one)) ?? now]));
    const isOver = (one: ServerReport) =>
      now.getTime() - (since.get(keyOf(one)) ?? now).getTime() > SERVER_REPORTS.lifeMs;
    for (const one of reports.filter(isOver)) await deleteReport(db, one);
    ids = reports.filter((one) => !isOver(one)).map((one) => one.id);
  };
  /** One at a time, however slow; an outage is reported by the requests that fail. */
  const tryReport = (): Promise<void> => {
    reporting ??= report()
      .catch(() => undefined)
      .finally(() => {
        reporting = undefined;
      });
    return reporting;
  };
  const count = (): number => Math.max(1, ids.length);
  return {
    count,
    place: () => Math.max(0, ids.indexOf(id)),
    shareOf: (limit) => Math.max(1, Math.floor(limit / count())),
    report,
    start: async () => {
      timer = setInterval(() => void tryReport(), SERVER_REPORTS.everyMs);
      timer.unref();
      await tryReport();
    },
    stop: async () => {
      if (timer === undefined) return;
      clearInterval(timer);
      await reporting;
      await removeServer(db, id).catch(() => undefined);
    },
  };
}
