import type { Language } from '../../src/contract/common.ts';
import type { Queryable } from '../db/open.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { findTexts } from './catalogueTexts.ts';

/** Name of a product in a language, or in English. */
export async function productNameIn(
  db: Queryable,
  { id, name }: { id: string; name: string },
  lang: Language,
): Promise<string> {
  if (lang === DEFAULT_LANGUAGE) return name;
  return (await findTexts(db, { kind: 'products', lang, ids: [id] })).get(id)?.name ?? name;
}
