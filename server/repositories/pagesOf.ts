/**
 * Pages of a list of any length, each read in a query of its own, so that no page is large and none holds up others.
 * @param read rows after an id, in the order of their ids, which is that of their creation
 */
export async function* pagesOf<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}
