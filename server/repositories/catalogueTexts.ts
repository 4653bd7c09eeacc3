import type { Language } from '../../src/contract/common.ts';
import { arabicTexts } from '../catalogue/arabicTexts.ts';
import type { AnyTexts, RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { listRecords, withArabic } from '../catalogue/records.ts';
import type { CatalogueTextsTable } from '../db/catalogueTables.ts';
import type { Queryable } from '../db/open.ts';
import type { Change } from './catalogueRows.ts';
import { chunksOf } from './chunks.ts';

/** The only language with translations in a catalogue file. */
const ARABIC: Language = 'ar';

function keyOf({ kind, id }: Pick<CatalogueTextsTable, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

async function readRows(db: Queryable): Promise<Map<string, CatalogueTextsTable>> {
  const query = db.selectFrom('catalogue_texts').selectAll().where('lang', '=', ARABIC);
  return new Map((await query.execute()).map((row) => [keyOf(row), row]));
}

/** Translations of some records by id. */
export async function findTexts<Kind extends TextKind>(
  db: Queryable,
  query: { kind: Kind; lang: Language; ids: readonly string[] },
): Promise<Map<string, RecordTexts[Kind]>> {
  if (query.ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalogue_texts')
    .select(['id', 'texts'])
    .where('kind', '=', query.kind)
    .where('lang', '=', query.lang)
    .where('id', 'in', [...new Set(query.ids)])
    .execute();
  return new Map(rows.map(({ id, texts }) => [id, JSON.parse(texts) as RecordTexts[Kind]]));
}

/** Adds the stored Arabic texts to a catalogue in English. */
export async function addArabic(
  db: Queryable,
  content: CatalogueContent,
): Promise<CatalogueContent> {
  const rows = await readRows(db);
  return withArabic(content, <Kind extends TextKind>(kind: Kind, id: string) => {
    const row = rows.get(keyOf({ kind, id }));
    return row && (JSON.parse(row.texts) as RecordTexts[Kind]);
  });
}

/** JSON with the keys in a fixed order, so that equal texts are equal rows. */
function toJson(kind: TextKind, texts: AnyTexts): string {
  return JSON.stringify(texts, Object.keys(arabicTexts[kind].shape));
}

async function deleteRow(trx: Queryable, { kind, id, lang }: CatalogueTextsTable) {
  await trx
    .deleteFrom('catalogue_texts')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('lang', '=', lang)
    .execute();
}

/** Replaces all translations with those of a catalogue, in the caller's transaction. */
export async function writeTexts(trx: Queryable, content: CatalogueContent): Promise<Change> {
  const existing = await readRows(trx);
  const rows = listRecords(content).flatMap(({ kind, id, arabic }): CatalogueTextsTable[] =>
    arabic === undefined ? [] : [{ kind, id, lang: ARABIC, texts: toJson(kind, arabic) }],
  );
  const keys = new Set(rows.map(keyOf));
  const obsolete = [...existing].filter(([key]) => !keys.has(key)).map(([, row]) => row);
  const changed = rows.filter((row) => {
    const before = existing.get(keyOf(row));
    return before !== undefined && before.texts !== row.texts;
  });
  const added = rows.filter((row) => !existing.has(keyOf(row)));
  for (const row of [...obsolete, ...changed]) await deleteRow(trx, row);
  const written = [...changed, ...added];
  for (const chunk of chunksOf(written)) {
    await trx.insertInto('catalogue_texts').values(chunk).execute();
  }
  return { added: added.length, changed: changed.length, removed: obsolete.length };
}
