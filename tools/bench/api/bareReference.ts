import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BareReference {
  address: string;
  pid: number;
  close: () => Promise<void>;
}

/**
 * Starts the reference server (bareServer.ts), bound to a core.
 * @param bodies response bodies by path; other paths get the first one
 */
export async function startBareReference(
  bodies: ReadonlyMap<string, string>,
  core: string,
): Promise<BareReference> {
  const script = path.join(import.meta.dirname, 'bareServer.ts');
  const child = spawn('taskset', ['-c', core, process.execPath, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify([...bodies]));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: `http://127.0.0.1:${port.toString().trim()}`,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
