import type { KyselyPlugin } from 'kysely';
import type { Db, OpenDatabase } from '../../server/db/open.ts';

/** A statement as it was sent to the database. */
export interface SentQuery {
  sql: string;
  parameters: readonly unknown[];
}

export interface RecordedDatabase {
  database: OpenDatabase;
  /** Every statement sent since the last call, oldest first. */
  take: () => SentQuery[];
}

/** The same database, with a record of every statement that goes to it. */
export function recordQueries(open: OpenDatabase): RecordedDatabase {
  let sent: SentQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = open.db.getExecutor().compileQuery(node, queryId);
      sent.push({ sql, parameters });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db: Db = open.db.withPlugin(recorder);
  return {
    database: { ...open, db },
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
