import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Keeps a core awake with a process that runs only when nothing else does (SCHED_IDLE). A server pays for waking a core that
 * sleeps, in a virtual machine up to 10 µs for each response. With a fast server the load generator never sleeps, so without
 * this the fast one seems faster than it is.
 */
export function keepAwake(core: string): { close: () => Promise<void> } {
  const spin = [process.execPath, '--eval', 'for (;;);'];
  const child = spawn('taskset', ['-c', core, 'chrt', '--idle', '0', ...spin], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  // A benchmark that fails must not leave it behind.
  process.once('exit', () => child.kill());
  return {
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
