import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { runCrashes } from './crashRun.ts';

/** Expected time of a restart until the first response, in ms. */
const MAX_READY_MS = 1000;

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    orders: { type: 'string', default: '100' },
    clients: { type: 'string', default: '8' },
    /** Uses a temporary PostgreSQL instead of SQLite. */
    postgres: { type: 'boolean', default: false },
    /** Kills one of so many servers at a time, on a temporary PostgreSQL. */
    processes: { type: 'string', default: '1' },
  },
});

// An interrupted run (kill PID) still prints its report.
const interrupt = new AbortController();
process.once('SIGTERM', () => interrupt.abort());

const processes = Number(options.processes);
const postgres = options.postgres || processes > 1 ? await startTemporaryPostgres() : undefined;
const report = await runCrashes({
  kills: Number(options.kills),
  orders: Number(options.orders),
  clients: Number(options.clients),
  betweenMs: [200, 1500],
  databaseUrl: postgres?.url,
  processes,
  interrupt: interrupt.signal,
});
postgres?.stop();
const ready = report.readyMs.toSorted((a, b) => a - b);
const median = ready[Math.floor(ready.length / 2)] ?? 0;
const slow = ready.filter((ms) => ms > MAX_READY_MS).length;

console.log(`kills                          ${report.kills}
orders acknowledged            ${report.acknowledged}, ${report.windows} of finished windows
status changes                 ${report.statusChanges}
invoices and credit notes      ${report.invoices}
requests retried               ${report.repeated}
acknowledged orders lost       ${report.lost}
duplicate orders               ${report.doubled}
status changes by staff lost   ${report.lostMoves}
lost or duplicate mails        ${report.wrongMails}
the same for status mails      ${report.wrongStatusMails}
mails not delivered            ${report.undelivered}
mails delivered again          ${report.deliveredAgain} (at most one a kill, with the same Message-ID)
paid orders without an invoice ${report.uninvoiced}
finished windows               ${report.lostWindows} lost, ${report.doubledWindows} duplicate, ${report.wrongWindows} wrong in an order, ${report.unclearedWindows} ordered but still in a cart
visits and fittings            ${report.visits} and ${report.fittings}: ${report.lostVisits} lost, ${report.doubledVisits} duplicate, ${report.overbooked} slots overbooked
requests for samples           ${report.sampleRequests}, ${report.lostSamples} lost, ${report.doubledSamples} duplicate, ${report.wrongSampleMails} lost or duplicate mails
wishes for a missing cloth     ${report.wishes}: ${report.keptWishes} left, ${report.wrongNews} lost or duplicate mails when it is back
database damage                ${report.damage.length > 0 ? report.damage.join('\n') : 'none'}
ready after a restart          ${median.toFixed(0)} ms (median), ${ready.at(-1)?.toFixed(0)} ms (max), ${slow} of ${ready.length} over ${MAX_READY_MS} ms`);

const problems =
  [
    report.lost,
    report.doubled,
    report.lostMoves,
    report.wrongMails,
    report.wrongStatusMails,
    report.undelivered,
    report.uninvoiced,
    report.lostWindows,
    report.doubledWindows,
    report.wrongWindows,
    report.unclearedWindows,
    report.lostVisits,
    report.doubledVisits,
    report.overbooked,
    report.lostSamples,
    report.doubledSamples,
    report.wrongSampleMails,
    report.keptWishes,
    report.wrongNews,
  ].reduce((sum, count) => sum + count, report.damage.length) +
  Math.max(0, report.deliveredAgain - report.kills);
const isSound =
  problems === 0 && report.acknowledged > report.windows && report.windows > 0 && report.visits > 0;
process.exitCode = isSound ? 0 : 1;
