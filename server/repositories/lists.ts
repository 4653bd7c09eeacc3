import { anyList, listNames, mapLists } from '../lists/lists.ts';
import type { ListName, ListRecord } from '../lists/lists.ts';
import type { Queryable } from '../db/open.ts';

type Records = { [Name in ListName]: ListRecord<Name>[] };

/** The records of a list in English, in their order. */
export async function readList<Name extends ListName>(
  db: Queryable,
  name: Name,
): Promise<Records[Name]> {
  const rows = await db.selectFrom<ListName>(name).selectAll().orderBy('position').execute();
  return rows.map(anyList(name).fromRow) as Records[Name];
}

/** The records of all lists. */
export async function readLists(db: Queryable): Promise<Records> {
  const all = new Map<ListName, unknown>();
  for (const name of listNames) all.set(name, await readList(db, name));
  return mapLists((name) => all.get(name)) as Records;
}
