import { sql } from 'kysely';
import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ROWS_PER_READ } from '../limits/rows.ts';

/**
 * Pages of a list of any length, in the order of ids, which for personal data is that of their creation. Each is read in a
 * query of its own, so that no page is large and none holds up others.
 * @param query of the whole list
 */
export async function* pagesOf<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): AsyncGenerator<Simplify<Row>[]> {
  const id = sql.ref<string>('id');
  let after = '';
  for (;;) {
    const page = query.where(id, '>', after).orderBy(id).limit(ROWS_PER_READ);
    const rows = await page.execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
