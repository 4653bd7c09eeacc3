import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import type { Log } from '../log.ts';

/** First message of the process; each further one is the result of a job. */
export const READY = 'ready';

/** The image process cannot start, for example because sharp has no binary for this machine. */
export class NoImageProcessError extends Error {
  override name = 'NoImageProcessError';
}

export interface ImageWorkerOptions<Result> {
  /** Path of the program, which answers every message with one. */
  script: string;
  log: Log;
  /** Time limit of one job, in ms; then the process is replaced. */
  encodeMs: number;
  /** The process exits after this time without work, in ms. */
  idleMs: number;
  /** Result of a job with which the process has crashed, or spent all of its time. */
  failed: Result;
}

/** Windows needs this variable; the others include the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}

/** Starts the process. @throws NoImageProcessError */
function start(script: string): Promise<ChildProcess> {
  const child = fork(script, {
    env: environment(),
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new NoImageProcessError('The image process cannot start.'));
    child.once('error', fail).once('exit', fail);
    child.once('message', () => {
      child.off('error', fail).off('exit', fail);
      child.on('error', () => child.kill('SIGKILL'));
      // Neither keeps a server running that stops.
      child.unref();
      child.channel?.unref();
      resolve(child);
    });
  });
}

/**
 * Creates a worker for images, one job at a time. Decoders are native code for hostile input, which may crash, hang or exhaust
 * the memory, and a thread in native code cannot be stopped. So they run in a process of their own, started with the first job.
 */
export function createImageWorker<Result extends object>({
  script,
  log,
  encodeMs,
  idleMs,
  failed,
}: ImageWorkerOptions<Result>) {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
  };
  const open = async (): Promise<ChildProcess> => {
    if (running !== undefined) return running;
    const child = await start(script);
    child.once('exit', (code, signal) => {
      if (running !== child) return;
      running = undefined;
      log.warn('The image process stopped and is replaced.', { reason: signal ?? code ?? '' });
    });
    running = child;
    return child;
  };
  const runIn = (child: ChildProcess, job: Serializable) =>
    new Promise<Result>((resolve) => {
      const settle = (result: Result): void => {
        clearTimeout(timer);
        child.off('message', handleMessage).off('exit', handleExit);
        resolve(result);
      };
      const handleMessage = (message: typeof READY | Result): void => {
        settle(message === READY ? failed : message);
      };
      const handleExit = (): void => settle(failed);
      const timer = setTimeout(() => child.kill('SIGKILL'), encodeMs);
      child.on('message', handleMessage).on('exit', handleExit);
      child.send(job);
    });
  return {
    /** @throws NoImageProcessError */
    run: async (job: Serializable): Promise<Result> => {
      clearTimeout(idle);
      try {
        return await runIn(await open(), job);
      } finally {
        idle = setTimeout(close, idleMs);
        idle.unref();
      }
    },
    /** Stops the process; a running job is given up. */
    close,
  };
}
