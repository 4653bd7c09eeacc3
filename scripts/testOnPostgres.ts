import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startTemporaryPostgres } from './support/temporaryPostgres.ts';

/** Runs the server's tests, or those named on the command line, on a PostgreSQL made for this run. */
const root = path.resolve(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const chosen = process.argv.slice(2);

const postgres = await startTemporaryPostgres();
// Jest is interrupted together with this process; what is to be cleaned up is cleaned up after it has ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => undefined);
const tests = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    ...(chosen.length > 0 ? chosen : ['__tests__/server']),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } },
);
const [code] = (await once(tests, 'exit')) as [number | null];
postgres.stop();
process.exitCode = code ?? 1;
