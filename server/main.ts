import { systemClock } from './clock.ts';
import { ConfigurationError, readEnv } from './env.ts';
import { DataDirInUseError } from './db/ownership.ts';
import { startServer } from './start.ts';
import { StartError } from './startError.ts';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function isExpected(error: unknown): error is Error {
  return [ConfigurationError, DataDirInUseError, StartError].some((kind) => error instanceof kind);
}

try {
  const server = await startServer(readEnv(process.env), systemClock, say);
  say(`Sadeel is open at ${server.address}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      say('Closing…');
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
