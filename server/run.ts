import { systemClock } from './clock.ts';
import { readEnv } from './env.ts';
import { ConfigurationError } from './envValues.ts';
import { DataDirInUseError } from './db/ownership.ts';
import { startServer } from './start.ts';
import { StartError } from './startError.ts';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function isExpected(error: unknown): error is Error {
  return [ConfigurationError, DataDirInUseError, StartError].some((kind) => error instanceof kind);
}

try {
  const server = await startServer(readEnv(process.env), systemClock, print);
  let isClosing = false;
  const close = (): void => {
    // Both the terminal and npm may forward the same Ctrl+C.
    if (isClosing) return;
    isClosing = true;
    print('Stopping…');
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
  print(`Sadeel is running at ${server.url}`);
  print('Press Ctrl+C to stop.');
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
