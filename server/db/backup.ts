import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { isKnownSchema } from './migrate.ts';
import { sqliteFile } from './open.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from './ownerOnly.ts';
import { claimDataDir } from './ownership.ts';

/** What a backup holds, for the person who made it. */
export interface BackupFacts {
  path: string;
  bytes: number;
  orders: number;
  customers: number;
}

/** Files in which SQLite keeps what it has not yet written into the database itself. */
const BESIDE = ['-wal', '-shm'] as const;

function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Makes sure that a file, and its name in its folder, survive a power cut. */
function sync(path: string): void {
  for (const place of [path, dirname(path)]) {
    const handle = openSync(place, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

function countOf(database: DatabaseSync, table: 'orders' | 'users'): number {
  return Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count']);
}

function inspect(database: DatabaseSync, path: string): BackupFacts {
  const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check'];
  const orphans = database.prepare('pragma foreign_key_check').all();
  if (verdict !== 'ok' || orphans.length > 0) throw new Error('it is damaged');
  const names = database.prepare('select name from migrations').all();
  if (!isKnownSchema(names.map(({ name }) => String(name)))) {
    throw new Error('it was made by a newer version of this program');
  }
  const counts = { orders: countOf(database, 'orders'), customers: countOf(database, 'users') };
  return { path, bytes: statSync(path).size, ...counts };
}

/**
 * Looks through a whole database file.
 * @throws StartError when it is not a sound database of a shop
 */
export function verifyBackup(path: string): BackupFacts {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    return inspect(database, path);
  } catch (error) {
    throw new StartError(`${path} is no backup that can be used: ${reasonOf(error)}.`);
  } finally {
    database?.close();
  }
}

/** Where a backup goes that is not told where. */
export function defaultBackupPath(dataDir: string, now: Date): string {
  return join(dataDir, 'backups', `sadeel-${stampOf(now)}.sqlite`);
}

/**
 * Writes the database as it is at this moment to a file, while the shop goes on, and looks through the copy. The name
 * appears only once the copy is whole.
 * @throws StartError
 */
export function backUp(dataDir: string, path: string): BackupFacts {
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new StartError(`There is no database in ${dataDir}.`);
  if (existsSync(path)) throw new StartError(`${path} exists already. Choose another name.`);
  const partial = `${path}.partial`;
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
  rmSync(partial, { force: true });
  writeFileSync(partial, '', { mode: OWNER_ONLY_FILE });
  const database = new DatabaseSync(source);
  try {
    database.exec('pragma busy_timeout=5000');
    database.prepare('vacuum into ?').run(partial);
  } finally {
    database.close();
  }
  const facts = verifyBackup(partial);
  sync(partial);
  renameSync(partial, path);
  sync(path);
  return { ...facts, path };
}

/** Moves a database and what belongs to it out of the way. @returns its new name */
function setAside(file: string, now: Date): string {
  const name = `${file}.before-${stampOf(now)}`;
  for (const ending of ['', ...BESIDE]) {
    if (existsSync(file + ending)) renameSync(file + ending, name + ending);
  }
  return name;
}

/** What was restored, and under which name the database before it is kept. */
export interface Restored extends BackupFacts {
  setAside: string | undefined;
}

/**
 * Makes a backup the database of a data directory. No server may run on it; a database that is there is only moved
 * aside, and only with `force`.
 * @throws StartError, DataDirInUseError
 */
export function restore(
  path: string,
  dataDir: string,
  options: { force: boolean; now: Date },
): Restored {
  const facts = verifyBackup(path);
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const release = claimDataDir(dataDir);
  try {
    const file = sqliteFile(dataDir);
    const isThere = existsSync(file);
    if (isThere && !options.force) {
      throw new StartError(
        `There is a database in ${dataDir} already. To put the backup in its place: add --force`,
      );
    }
    const partial = `${file}.partial`;
    copyFileSync(path, partial);
    chmodSync(partial, OWNER_ONLY_FILE);
    sync(partial);
    const before = isThere ? setAside(file, options.now) : undefined;
    renameSync(partial, file);
    sync(file);
    return { ...facts, setAside: before };
  } finally {
    release();
  }
}
