import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ROOM_IMAGES } from '../limits/rooms.ts';
import type { ComposeJob, ComposeReply } from './composeProcess.ts';
import type { RoomStill } from './roomOf.ts';

const PROCESS = join(import.meta.dirname, 'composeProcess.ts');
const MEMORY_MIB = 256;

/** Windows needs this variable; the others include the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}

export interface ComposeSources {
  /** Folder of the built storefront, which has the layers of the rooms and the tiles of the seed. */
  distDir: string;
  /** Content of a tile that is stored elsewhere. */
  tile?: Uint8Array | undefined;
}

/**
 * Composes and encodes a fabric in a room, in a process of its own: it keeps a processor busy for seconds, and its memory is
 * returned at the end.
 * @param sources where layers and tile are read from
 * @param signal ends the process
 */
export function composeInProcess(
  still: RoomStill,
  { distDir, tile }: ComposeSources,
  signal: AbortSignal,
): Promise<ComposeReply> {
  const job: ComposeJob = { ...still, root: resolve(distDir) };
  return new Promise((settle) => {
    const child = fork(PROCESS, [JSON.stringify(job)], {
      env: environment(),
      execArgv: [`--max-old-space-size=${MEMORY_MIB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      timeout: ROOM_IMAGES.composeMs,
      killSignal: 'SIGKILL',
    });
    child.send({ tile });
    child.once('message', (reply: ComposeReply) => settle(reply));
    child.once('error', ({ message }) => settle({ reason: message }));
    child.once('exit', (code, end) => settle({ reason: `ended with ${end ?? code ?? ''}` }));
  });
}
