import { TEXT_KINDS } from './arabicTexts.ts';
import type { AnyTexts, TextKind, TranslatableRecord } from './arabicTexts.ts';
import type { CatalogueContent } from './catalogueFile.ts';
import { invalidCatalogue } from './catalogueFileError.ts';
import { listRecords } from './records.ts';

function isMissing(english: string, arabic: string | undefined): boolean {
  return english.trim() !== '' && (arabic ?? '').trim() === '';
}

/** What is wrong with one field of a translation, or `undefined`. */
function problemOf(english: AnyTexts[string], arabic: AnyTexts[string] = ''): string | undefined {
  if (typeof english === 'string' || typeof arabic === 'string') {
    const isGap = typeof english === 'string' && isMissing(english, String(arabic));
    return isGap ? 'must not be empty' : undefined;
  }
  if (arabic.length !== english.length) return `must have ${english.length} entries, as in English`;
  const gap = english.findIndex((one, index) => isMissing(one, arabic[index]));
  return gap < 0 ? undefined : `must not have an empty entry, but number ${gap + 1} is`;
}

function problemsOf({ kind, id, english, arabic }: TranslatableRecord): string[] {
  if (arabic === undefined) return [];
  return Object.entries(english).flatMap(([field, value]) => {
    const problem = problemOf(value, arabic[field]);
    return problem === undefined ? [] : [`${kind}: ${id}: ar.${field} ${problem}`];
  });
}

/**
 * Checks that each translated record has all of its texts in Arabic.
 * @throws CatalogueFileError
 */
export function assertCompleteArabic(content: CatalogueContent): void {
  const problems = listRecords(content).flatMap(problemsOf);
  if (problems.length > 0) throw invalidCatalogue(problems);
}

/** Records without a translation, which are shown in English. */
export interface MissingArabic {
  kind: TextKind;
  /** Number of records of this kind. */
  total: number;
  /** Ids of those without Arabic. */
  missing: string[];
}

/** Counts the records without Arabic; omits kinds that are complete. */
export function listMissingArabic(content: CatalogueContent): MissingArabic[] {
  const all = listRecords(content);
  return TEXT_KINDS.map((kind) => {
    const records = all.filter((record) => record.kind === kind);
    const missing = records.filter(({ arabic }) => arabic === undefined).map(({ id }) => id);
    return { kind, total: records.length, missing };
  }).filter(({ missing }) => missing.length > 0);
}
