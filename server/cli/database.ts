import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { ignoreClosedPipe } from './closedPipe.ts';
import { readEnv } from '../env.ts';
import { ConfigurationError } from '../envValues.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { migrateDatabase, openEnvDatabase, prepareDatabase } from '../start.ts';
import { StartError } from '../startError.ts';
import { backUp, defaultBackupPath, restore } from '../db/backup.ts';
import type { BackupSummary } from '../db/backup.ts';
import { DataDirInUseError } from '../db/ownership.ts';

const USAGE = `Usage:
  npm run db:migrate                          migrates the schema
  npm run db:seed                             migrates, and seeds an empty database
  npm run db:backup [-- FILE]                 writes a backup; the server may be running
  npm run db:restore -- FILE [--force]        replaces the database with a backup`;
const ON_POSTGRES = `This shop uses PostgreSQL. Use its own tools:
  pg_dump --format=custom --file=sadeel.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" sadeel.dump`;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printSummary(verb: string, { path, bytes, orders, customers }: BackupSummary): void {
  const size = (bytes / 1024 / 1024).toFixed(1);
  print(`${verb} ${path}: ${orders} orders, ${customers} customers, ${size} MiB, verified.`);
}

async function runMigration(env: Env, command: 'migrate' | 'seed'): Promise<void> {
  const open = openEnvDatabase(env, createLog(env.LOG_LEVEL));
  try {
    if (command === 'seed') {
      await prepareDatabase(open, systemClock, print);
    } else {
      const applied = await migrateDatabase(open);
      print(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The schema is up to date.');
    }
  } finally {
    await open.close();
  }
}

/** @throws StartError on PostgreSQL */
function dataDirOf(env: Env): string {
  if (env.DATABASE_URL !== undefined) throw new StartError(ON_POSTGRES);
  return env.DATA_DIR;
}

function runBackup(env: Env, file: string | undefined): void {
  const dataDir = dataDirOf(env);
  const path = file ?? defaultBackupPath(dataDir, systemClock.now());
  printSummary('Wrote', backUp(dataDir, path));
}

function runRestore(env: Env, file: string | undefined, force: boolean): void {
  if (file === undefined) throw new ConfigurationError(USAGE);
  const restored = restore(file, dataDirOf(env), { force, now: systemClock.now() });
  printSummary('Restored', restored);
  if (restored.setAside !== undefined)
    print(`The previous database was renamed to ${restored.setAside}`);
  print('Start the shop: npm start');
}

function readArguments() {
  try {
    return parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new ConfigurationError(USAGE);
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  const [command, file, ...rest] = positionals;
  if (rest.length > 0) throw new ConfigurationError(USAGE);
  switch (command) {
    case 'migrate':
    case 'seed':
      return runMigration(readEnv(process.env), command);
    case 'backup':
      runBackup(readEnv(process.env), file);
      return;
    case 'restore':
      runRestore(readEnv(process.env), file, values.force ?? false);
      return;
    default:
      throw new ConfigurationError(USAGE);
  }
}

ignoreClosedPipe();
try {
  await run();
} catch (error) {
  const expected = [ConfigurationError, DataDirInUseError, StartError];
  if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
