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
  let isClosing = false;
  const close = (): void => {
    // A terminal and npm may both pass on the same Ctrl+C.
    if (isClosing) return;
    isClosing = true;
    say('Closing…');
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
  say(`Sadeel is open at ${server.address}`);
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
