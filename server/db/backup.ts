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
import { reasonOf } from '../errorDetails.ts';
import { StartError } from '../startError.ts';
import { isKnownSchema } from './migrate.ts';
import { sqliteFile } from './open.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../filePermissions.ts';
import { claimDataDir } from './ownership.ts';

export interface BackupSummary {
  path: string;
  bytes: number;
  orders: number;
  customers: number;
}

/** Suffixes of SQLite's write-ahead log and of its index. */
const WAL_SUFFIXES = ['-wal', '-shm'] as const;

function stampOf(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Syncs a file and its directory entry to disk, so that they survive a power cut. */
function sync(path: string): void {
  for (const target of [path, dirname(path)]) {
    const handle = openSync(target, 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
}

function countOf(database: DatabaseSync, table: 'orders' | 'users'): number {
  return Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count']);
}

function inspect(database: DatabaseSync, path: string): BackupSummary {
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

/** Verifies a backup file. @throws StartError when it is not a valid database of a shop */
export function verifyBackup(path: string): BackupSummary {
  if (!existsSync(path)) throw new StartError(`The file ${path} does not exist.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    return inspect(database, path);
  } catch (error) {
    throw new StartError(`${path} is not a valid backup: ${reasonOf(error)}.`);
  } finally {
    database?.close();
  }
}

/** Default path of a backup. */
export function defaultBackupPath(dataDir: string, now: Date): string {
  return join(dataDir, 'backups', `sadeel-${stampOf(now)}.sqlite`);
}

/**
 * Backs up the database, also of a running server, and verifies the copy before renaming it to `path`.
 * @throws StartError
 */
export function backUp(dataDir: string, path: string): BackupSummary {
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new StartError(`There is no database in ${dataDir}.`);
  if (existsSync(path)) throw new StartError(`${path} already exists. Choose another name.`);
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
  const summary = verifyBackup(partial);
  sync(partial);
  renameSync(partial, path);
  sync(path);
  return { ...summary, path };
}

/** Renames a database and its write-ahead log. @returns the new name */
function setAside(file: string, now: Date): string {
  const name = `${file}.before-${stampOf(now)}`;
  for (const suffix of ['', ...WAL_SUFFIXES]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, name + suffix);
  }
  return name;
}

/** Summary of a restored backup, and the new name of the replaced database. */
export interface Restored extends BackupSummary {
  setAside: string | undefined;
}

/**
 * Restores a backup to an unused data directory; requires `force` to replace a database, which is renamed.
 * @throws StartError, DataDirInUseError
 */
export function restore(
  path: string,
  dataDir: string,
  options: { force: boolean; now: Date },
): Restored {
  const summary = verifyBackup(path);
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const release = claimDataDir(dataDir);
  try {
    const file = sqliteFile(dataDir);
    const exists = existsSync(file);
    if (exists && !options.force) {
      throw new StartError(`${dataDir} already contains a database. To replace it: add --force`);
    }
    const partial = `${file}.partial`;
    copyFileSync(path, partial);
    chmodSync(partial, OWNER_ONLY_FILE);
    sync(partial);
    const before = exists ? setAside(file, options.now) : undefined;
    renameSync(partial, file);
    sync(file);
    return { ...summary, setAside: before };
  } finally {
    release();
  }
}
