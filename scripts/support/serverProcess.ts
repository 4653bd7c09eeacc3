import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const OPEN = /Sadeel is running at http:\/\/localhost:(\d+)/;

/** The shop's server in a process of its own, on a free port. */
export interface ServerProcess {
  pid: number;
  /** Base address, e.g. `http://127.0.0.1:40123`. */
  address: string;
  /** Time from starting the process to its first answer of /readyz, in ms. */
  readyMs: number;
  /** Ends the process without any warning and resolves when it is gone. */
  kill: () => Promise<void>;
  /** Asks it to end as a process manager does. @returns its exit code, null when it was killed */
  stop: () => Promise<number | null>;
}

export interface ServerOptions {
  env: Record<string, string>;
  /** Program and arguments that start the server's process as their own, e.g. `['taskset', '-c', '0']`. */
  wrapper?: readonly string[];
  /** Options of Node, e.g. `--cpu-prof`. */
  nodeOptions?: readonly string[];
}

/** Resolves with the port; rejects with what the server printed when it ends instead of opening. */
function untilOpen(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = OPEN.exec(output)?.[1];
      if (port !== undefined) resolve(port);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    // Once all that it printed is read, which may be after its end.
    child.once('close', (code, signal) =>
      reject(new Error(`The server did not start (${code ?? signal}):\n${output}`)),
    );
  });
}

/** Starts `server/main.ts` and waits until it can answer. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const startedAt = performance.now();
  const command = [
    ...(options.wrapper ?? []),
    process.execPath,
    ...(options.nodeOptions ?? []),
    path.join(root, 'server', 'main.ts'),
  ];
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${await untilOpen(child)}`;
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  const answer = await fetch(`${address}/readyz`);
  if (!answer.ok) throw new Error(`The server opened but is not ready: ${answer.status}.`);
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return gone;
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
