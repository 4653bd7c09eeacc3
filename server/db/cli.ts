import { systemClock } from '../clock.ts';
import { ConfigurationError, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { migrateDatabase, openEnvDatabase, prepareDatabase } from '../start.ts';
import { StartError } from '../startError.ts';
import { DataDirInUseError } from './ownership.ts';

const USAGE = 'Use: npm run db:migrate, or npm run db:seed';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** `migrate` brings the schema up to date; `seed` does so too and fills an empty database. */
async function run(command: string | undefined): Promise<void> {
  if (command !== 'migrate' && command !== 'seed') throw new ConfigurationError(USAGE);
  const env = readEnv(process.env);
  const open = openEnvDatabase(env, createLog(env.LOG_LEVEL));
  try {
    if (command === 'seed') {
      await prepareDatabase(open, systemClock, say);
    } else {
      const applied = await migrateDatabase(open, systemClock);
      say(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The schema is up to date.');
    }
  } finally {
    await open.close();
  }
}

try {
  await run(process.argv[2]);
} catch (error) {
  const expected = [ConfigurationError, DataDirInUseError, StartError];
  if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
