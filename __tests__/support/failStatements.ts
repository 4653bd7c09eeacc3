import type { KyselyPlugin } from 'kysely';
import type { OpenDatabase } from '../../server/db/open.ts';

/**
 * A database on which hand-written statements fail like those of SQLite on a full disk, until `repair` is called.
 * @param part text of the statements that fail
 */
export function failStatements(database: OpenDatabase, part: string) {
  let isBroken = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isBroken && node.kind === 'RawNode' && node.sqlFragments.join('').includes(part)) {
        const SQLITE_FULL = 13;
        throw Object.assign(new Error('database or disk is full'), {
          code: 'ERR_SQLITE_ERROR',
          errcode: SQLITE_FULL,
        });
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    database: { ...database, db: database.db.withPlugin(plugin) },
    repair: () => {
      isBroken = false;
    },
  };
}
