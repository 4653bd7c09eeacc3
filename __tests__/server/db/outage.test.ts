import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isOutage } from '../../../server/db/errors.ts';
import { createTinyServer } from '../../support/testServer.ts';
import { fail } from '../../support/serverClient.ts';

function withCode(code: string): Error {
  return Object.assign(new Error('failed'), { code });
}

/** The error that SQLite throws for a statement. */
function sqliteError(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('a database outage', () => {
  it('is a lost connection, a full disk or a lock, but not an error in a query', () => {
    const outages = ['ECONNREFUSED', 'ECONNRESET', '08006', '53300', '57P01', '40001'];
    expect(outages.filter((code) => !isOutage(withCode(code)))).toEqual([]);
    const lost = [
      'timeout exceeded when trying to connect',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
    ];
    expect(lost.filter((message) => !isOutage(new Error(message)))).toEqual([]);
    const mistakes = ['23505', '42601', '22P02', 'ERR_INVALID_ARG_TYPE'];
    expect(mistakes.filter((code) => isOutage(withCode(code)))).toEqual([]);
    expect([isOutage(undefined), isOutage('text'), isOutage(new Error('x'))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is detected by SQLite’s error codes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sadeel outage '));
    const one = new DatabaseSync(join(folder, 'a.sqlite'));
    const other = new DatabaseSync(join(folder, 'a.sqlite'));
    one.exec('create table t (x); begin exclusive');
    expect(isOutage(sqliteError(() => other.exec('insert into t values (1)')))).toBe(true);
    expect(isOutage(sqliteError(() => one.exec('select * from nothing')))).toBe(false);
    one.exec('rollback; pragma max_page_count = 2');
    const fill = (): void => one.exec('create table u as select randomblob(20000)');
    expect(isOutage(sqliteError(fill))).toBe(true);
    one.close();
    other.close();
    rmSync(folder, { recursive: true });
  });

  it('blocks writes but not reads', async () => {
    const server = await createTinyServer();
    const body = { name: 'A', email: 'a', phone: '1', date: '1', time: '1' };
    const original = server.db.transaction.bind(server.db);
    server.db.transaction = () => {
      throw withCode('ECONNREFUSED');
    };
    const refusal = await fail(server, 'POST /user/enquiry', { body });
    expect(refusal).toMatchObject({ status: 503 });
    expect(refusal.message).toContain('try again');
    expect(refusal.headers.get('retry-after')).toBe('2');
    expect((await server.fetch('/api/user/get-home-page')).status).toBe(200);
    server.db.transaction = original;
    await server.close();
  });
});
