import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createMigratedTemplate } from './support/migratedTemplate.ts';
import { startTemporaryPostgres } from './support/temporaryPostgres.ts';

/** Runs the server's tests, or those of the arguments, on a temporary PostgreSQL. */
const root = path.resolve(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const testPaths = process.argv.slice(2);

const postgres = await startTemporaryPostgres();
const template = await createMigratedTemplate(postgres.url);
// Ctrl+C also interrupts Jest; PostgreSQL is stopped after Jest has exited.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => undefined);
const tests = spawn(
  process.execPath,
  [jest, ...(testPaths.length > 0 ? testPaths : ['__tests__/server'])],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_DATABASE_TEMPLATE: template,
    },
  },
);
const [code] = (await once(tests, 'exit')) as [number | null];
postgres.stop();
process.exitCode = code ?? 1;
