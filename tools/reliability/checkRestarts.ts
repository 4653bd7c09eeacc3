import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { runRestarts } from './restartRun.ts';

const { values: options } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    rate: { type: 'string', default: '100' },
    /** Restarts two servers on a temporary PostgreSQL instead of one on SQLite. */
    postgres: { type: 'boolean', default: false },
    /** Restarts so many servers on a temporary PostgreSQL, one after the other. */
    processes: { type: 'string' },
  },
});

const processes = Number(options.processes ?? (options.postgres ? 2 : 1));
const postgres = processes > 1 ? await startTemporaryPostgres() : undefined;
const report = await runRestarts({
  restarts: Number(options.restarts),
  requestsPerSecond: Number(options.rate),
  databaseUrl: postgres?.url,
  processes,
});
postgres?.stop();
const { failed, exitCodes, damage, acknowledged, stored } = report;
const notZero = exitCodes.filter((code) => code !== 0);
const failures = [...failed].map(([what, times]) => `${what}, ${times} times`);

console.log(`restarts                             ${options.restarts}
requests                             ${report.requests}
failed                               ${failures.join('\n') || 'none'}
retried on a new connection          ${report.repeated}
delayed while no server listened     ${report.delayed}
longest response time                ${report.longestMs.toFixed(0)} ms
exit codes other than 0              ${notZero.join(', ') || 'none'}
orders acknowledged, and stored      ${acknowledged}, ${stored}
database damage                      ${damage.join('\n') || 'none'}`);
const isSound =
  failed.size + notZero.length + damage.length === 0 &&
  acknowledged === stored &&
  report.requests > 0;
process.exitCode = isSound ? 0 : 1;
