import type { KyselyPlugin } from 'kysely';
import type { Db, OpenDatabase } from '../../server/db/open.ts';

/** A statement sent to the database. */
export interface SentQuery {
  sql: string;
  parameters: readonly unknown[];
}

export interface RecordedDatabase {
  database: OpenDatabase;
  /** Returns and clears the recorded statements, oldest first. */
  take: () => SentQuery[];
}

/** Wraps a database to record its statements. */
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
      const recorded = sent;
      sent = [];
      return recorded;
    },
  };
}
