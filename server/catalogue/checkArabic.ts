import { TEXT_KINDS } from './arabicTexts.ts';
import type { AnyTexts, TextKind, TranslatableRecord } from './arabicTexts.ts';
import type { CatalogueContent } from './catalogueShape.ts';
import type { Problem } from './problems.ts';
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
  if (arabic.length !== english.length)
    return `must have as many entries as in English: ${english.length}`;
  const gap = english.findIndex((one, index) => isMissing(one, arabic[index]));
  return gap < 0 ? undefined : `must not have an empty entry, but number ${gap + 1} is`;
}

function problemsOf({ path, english, arabic }: TranslatableRecord): Problem[] {
  if (arabic === undefined) return [];
  return Object.entries(english).flatMap(([field, value]) => {
    const message = problemOf(value, arabic[field]);
    return message === undefined ? [] : [{ path: [...path, 'ar', field], message }];
  });
}

/** Arabic texts that are missing in translated records, each of which has all of its texts in Arabic. */
export const arabicProblems = (content: CatalogueContent): Problem[] =>
  listRecords(content).flatMap(problemsOf);

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
