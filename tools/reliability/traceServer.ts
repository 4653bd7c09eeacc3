import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The record of a server's system calls. */
export interface Trace {
  /** Resolves with the record, a line for each call, once the server has ended. */
  end: () => Promise<string[]>;
}

/**
 * Follows what a server asks of the kernel from now on.
 * @param calls names of system calls
 * @param options further options of `strace`
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
  const record = path.join(folder, 'record');
  const tracer = spawn(
    'strace',
    ['-f', '-y', ...options, '-e', `trace=${calls.join(',')}`, '-o', record, '-p', `${pid}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(tracer, 'exit');
  // It says so when it has taken hold of the server.
  await once(tracer.stderr, 'data');
  return {
    end: async () => {
      await ended;
      const lines = readFileSync(record, 'utf8').split('\n');
      rmSync(folder, { recursive: true });
      return lines;
    },
  };
}
