import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/** Compares a column with an e-mail address, ignoring case and surrounding spaces. */
export function emailEquals(column: string, email: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(trim(${sql.ref(column)})) = ${email}`;
}
