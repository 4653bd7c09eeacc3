import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running trace of a server's system calls. */
export interface Trace {
  /** Resolves with one line per system call when the server has exited. */
  end: () => Promise<string[]>;
}

/**
 * Traces the system calls of a server.
 * @param calls names of system calls
 * @param options additional options of `strace`
 * @throws Error when `strace` is not installed
 */
export async function traceServer(
  pid: number,
  calls: readonly string[],
  options: readonly string[],
): Promise<Trace> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    throw new Error('strace is not installed: apt-get install strace');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sadeel-strace-'));
  const output = path.join(folder, 'trace');
  const tracer = spawn(
    'strace',
    ['-f', '-y', ...options, '-e', `trace=${calls.join(',')}`, '-o', output, '-p', `${pid}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(tracer, 'exit');
  // strace prints a message when it has attached.
  await once(tracer.stderr, 'data');
  return {
    end: async () => {
      await exited;
      const lines = readFileSync(output, 'utf8').split('\n');
      rmSync(folder, { recursive: true });
      return lines;
    },
  };
}
