import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { runCrashes } from './crashRun.ts';

/** What a restart may take until the first answer, in ms. */
const WANTED_READY_MS = 1000;

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    orders: { type: 'string', default: '100' },
    clients: { type: 'string', default: '8' },
    /** On a PostgreSQL made for this run instead of SQLite. */
    postgres: { type: 'boolean', default: false },
  },
});

// A long run that is told to stop (kill PID) still tells what it has found.
const interrupt = new AbortController();
process.once('SIGTERM', () => interrupt.abort());

const postgres = options.postgres ? await startTemporaryPostgres() : undefined;
const report = await runCrashes({
  kills: Number(options.kills),
  orders: Number(options.orders),
  clients: Number(options.clients),
  betweenMs: [200, 1500],
  databaseUrl: postgres?.url,
  interrupt: interrupt.signal,
});
postgres?.stop();
const ready = report.readyMs.toSorted((a, b) => a - b);
const median = ready[Math.floor(ready.length / 2)] ?? 0;
const slow = ready.filter((ms) => ms > WANTED_READY_MS).length;

console.log(`kills                          ${report.kills}
orders acknowledged            ${report.acknowledged}
calls cut off and repeated     ${report.repeated}
acknowledged orders lost       ${report.lost}
orders made twice              ${report.doubled}
confirmations lost or doubled  ${report.wrongMails}
damage found                   ${report.damage.length > 0 ? report.damage.join('\n') : 'none'}
ready after a restart          ${median.toFixed(0)} ms (median), ${ready.at(-1)?.toFixed(0)} ms (longest), ${slow} of ${ready.length} over ${WANTED_READY_MS} ms`);

const isSound =
  report.lost + report.doubled + report.wrongMails + report.damage.length === 0 &&
  report.acknowledged > 0;
process.exitCode = isSound ? 0 : 1;
