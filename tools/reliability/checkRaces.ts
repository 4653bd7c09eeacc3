import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/support/temporaryPostgres.ts';
import { runRaces } from './raceRun.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    /** On a PostgreSQL made for this run instead of SQLite. */
    postgres: { type: 'boolean', default: false },
  },
});

const postgres = options.postgres ? await startTemporaryPostgres() : undefined;
const { wrong, damage } = await runRaces(Number(options.rounds), postgres?.url);
postgres?.stop();

for (const [name, found] of Object.entries(wrong)) {
  console.log(`${name.padEnd(40)} ${options.rounds} rounds, ${found.length} wrong`);
  for (const finding of new Set(found)) console.log(`  ${finding}`);
}
console.log(`${'damage found'.padEnd(40)} ${damage.join('\n') || 'none'}`);
process.exitCode = Object.values(wrong).flat().length + damage.length > 0 ? 1 : 0;
