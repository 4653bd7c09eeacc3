import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort.ts';

/** Folder of the PostgreSQL versions on Debian and Ubuntu. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** No durability, since the data is temporary. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];
/** A folder in memory on Linux, where a test's database is created in 50 instead of 120-700 ms. */
const MEMORY_FOLDER = '/dev/shm';
/** What the tests need at most, in bytes. Docker's default is 64 MB. */
const MEMORY_NEEDED = 1e9;

export interface TemporaryPostgres {
  /** URL of an empty database. */
  url: string;
  /** Id of its main process, whose children serve the connections. */
  pid: number;
  stop: () => void;
}

function run(command: readonly string[]): string {
  const [program = '', ...parameters] = command;
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`${command.join(' ')} failed: ${error?.message ?? stderr}`);
}

/** Folder of `initdb` and `pg_ctl`: the newest installed version, else the one in PATH. */
function findPrograms(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => b - a)
      .map((version) => path.join(DEBIAN_FOLDER, `${version}`, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'PostgreSQL is not installed. On Debian or Ubuntu: apt-get install postgresql. On macOS: brew install postgresql.',
  );
}

/** The folder in memory when it has room, else that of the system for temporary files. */
function dataRoot(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MEMORY_NEEDED ? MEMORY_FOLDER : tmpdir();
}

/**
 * Starts a PostgreSQL server on a free port with a temporary data folder. It refuses to run as root, so root starts it as
 * the user `postgres`.
 * @throws Error when PostgreSQL is not installed
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(dataRoot(), 'sadeel-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const ids = ['-u', '-g'].map((kind) => Number(run(['id', kind, 'postgres'])));
    chownSync(folder, ids[0] ?? 0, ids[1] ?? 0);
  }
  const control = (program: string, ...parameters: string[]): string =>
    run([
      ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
      path.join(programs, program),
      ...parameters,
    ]);
  const data = path.join(folder, 'data');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const port = await findFreePort();
    const options = [
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
      ...SETTINGS.map((setting) => `-c ${setting}`),
    ];
    control('initdb', '-D', data, '-U', 'sadeel', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    const log = path.join(folder, 'log');
    control('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', options.join(' '));
    return {
      url: `postgres://sadeel@127.0.0.1:${port}/postgres`,
      pid: Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
      stop: () => {
        control('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
