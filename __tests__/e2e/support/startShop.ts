import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { openInbox, type Inbox } from './inbox.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const READY = /Sadeel is running at (http:\S+)/;

export interface Shop {
  /** URL of the server. */
  url: string;
  inbox: Inbox;
  /** Queries the database while the server runs. */
  query: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[];
  /** Changes the database while the server runs, e.g. to expire a row. */
  change: (sql: string, ...values: (string | number)[]) => void;
  /** Runs a command of the shop's staff; rejects when it fails. */
  runStaffCommand: (...args: string[]) => Promise<void>;
  /** Deletes the chunks that the server keeps for tabs of earlier releases, as if their time were over. */
  deleteKeptAssets: () => Promise<void>;
  /** Stops the server and starts it on the same port and database, with changed settings. */
  restart: (env: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Waits for the startup log line and returns its URL. */
function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = READY.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}

function queryIn(dataDir: string): Shop['query'] {
  return (sql, ...values) => {
    const database = new DatabaseSync(path.join(dataDir, 'sadeel.sqlite'), { readOnly: true });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  };
}

function changeIn(dataDir: string): Shop['change'] {
  return (sql, ...values) => {
    const database = new DatabaseSync(path.join(dataDir, 'sadeel.sqlite'), { timeout: 5_000 });
    try {
      database.prepare(sql).run(...values);
    } finally {
      database.close();
    }
  };
}

function staffOf(dataDir: string, url: string): Shop['runStaffCommand'] {
  const program = path.join(root, 'server', 'cli', 'main.ts');
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url };
  return async (...args) => {
    await promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env });
  };
}

/** Starts a server on a free port with an empty database and an SMTP inbox. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sadeel-'));
  const inbox = await openInbox();
  const settings = { DATA_DIR: dataDir, SMTP_URL: inbox.url, ...env };
  let server = start({ PORT: '0', ...settings });
  const url = await untilReady(server);
  return {
    url,
    inbox,
    query: queryIn(dataDir),
    change: changeIn(dataDir),
    runStaffCommand: staffOf(dataDir, url),
    deleteKeptAssets: () => rm(path.join(dataDir, 'assets'), { recursive: true }),
    restart: async (changed) => {
      await stop(server);
      server = start({ ...settings, PORT: new URL(url).port, ...changed });
      await untilReady(server);
    },
    close: async () => {
      await stop(server);
      await inbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
