import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const RETRY_MS = 20;
const LISTENING = /Sadeel is running at http:\/\/localhost:(\d+)/;

/** A child process that runs the shop's server on a free port. */
export interface ServerProcess {
  pid: number;
  /** Base URL, e.g. `http://127.0.0.1:40123`. */
  address: string;
  /** Time from the start of the process until /readyz responds with 200, in ms. */
  readyMs: number;
  /** Sends SIGKILL and resolves when the process has exited. */
  kill: () => Promise<void>;
  /** Sends SIGTERM. @returns the exit code, null when the process was killed */
  stop: () => Promise<number | null>;
}

export interface ServerOptions {
  env: Record<string, string>;
  /** Command that starts the server process, e.g. `['taskset', '-c', '0']`. */
  wrapper?: readonly string[];
  /** Options of Node, e.g. `--cpu-prof`. */
  nodeOptions?: readonly string[];
}

/** Flags of Node as in production (docs/deployment.md). */
export const SERVER_FLAGS = ['--no-memory-reducer'];

/** Resolves with the port; rejects with the server's output when it exits instead. */
function waitForPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = LISTENING.exec(output)?.[1];
      if (port !== undefined) resolve(port);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    // `close` fires after all output is read, `exit` may fire earlier.
    child.once('close', (code, signal) =>
      reject(new Error(`The server did not start (${code ?? signal}):\n${output}`)),
    );
  });
}

/** Starts `server/main.ts` and waits until it is ready. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const startedAt = performance.now();
  const command = [
    ...(options.wrapper ?? []),
    process.execPath,
    ...SERVER_FLAGS,
    ...(options.nodeOptions ?? []),
    path.join(root, 'server', 'main.ts'),
  ];
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${await waitForPort(child)}`;
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  // Until the index of its search is built, in a large shop for seconds.
  while (child.exitCode === null && !(await fetch(`${address}/readyz`)).ok) await wait(RETRY_MS);
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return {
    pid: child.pid ?? 0,
    address,
    readyMs: performance.now() - startedAt,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
