import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { runRaces } from './raceRun.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    /** Uses a temporary PostgreSQL instead of SQLite. */
    postgres: { type: 'boolean', default: false },
    /** Servers that get the requests in turn, on a temporary PostgreSQL. */
    processes: { type: 'string', default: '1' },
  },
});

const processes = Number(options.processes);
const postgres = options.postgres || processes > 1 ? await startTemporaryPostgres() : undefined;
const { problems, damage } = await runRaces(Number(options.rounds), postgres?.url, processes);
postgres?.stop();

for (const [name, found] of Object.entries(problems)) {
  console.log(`${name.padEnd(40)} ${options.rounds} rounds, ${found.length} problems`);
  for (const finding of new Set(found)) console.log(`  ${finding}`);
}
console.log(`${'database damage'.padEnd(40)} ${damage.join('\n') || 'none'}`);
process.exitCode = Object.values(problems).flat().length + damage.length > 0 ? 1 : 0;
