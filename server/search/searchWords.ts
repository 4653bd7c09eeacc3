import { joinPhrases } from './phrases.ts';
import { SYNONYMS } from './synonyms.ts';
import { foldedWords, writtenWords } from './tokens.ts';

/** A word of a search, or a phrase that means one. */
export interface SearchWord {
  /** As it was typed, in lower case. */
  written: string;
  /** Compared with the words of products. */
  folded: string;
  /** Without the plural ending; equal to `folded` when it has none. */
  singular: string;
  /** Folded words that mean the same. */
  synonyms: readonly string[];
}

/** Further words are ignored; they would only cost time. */
const MAX_WORDS = 10;

/** Words that, like single letters, count only when a search has no others. */
const FILLERS: ReadonlySet<string> = new Set(
  foldedWords(
    'a an and for from in of on or the to with buy price prices cloth fabric fabrics في من مع على عن او و سعر أسعار شراء قماش أقمشة',
  ),
);

const PLURAL = /^([a-z]{3,})s$/;

/**
 * Words of a search, each once. The article is removed before letters are folded, because a word such as «ألوان» begins with
 * a letter of its own.
 */
export function searchWordsOf(search: string): SearchWord[] {
  const words = new Map<string, SearchWord>();
  for (const { written, folded } of joinPhrases(writtenWords(search))) {
    if (folded === '' || words.has(folded)) continue;
    const singular = folded.replace(PLURAL, '$1');
    const synonyms = SYNONYMS.get(folded) ?? SYNONYMS.get(singular) ?? [];
    words.set(folded, { written, folded, singular, synonyms });
  }
  const all = [...words.values()];
  const meaningful = all.filter(({ folded }) => folded.length > 1 && !FILLERS.has(folded));
  return (meaningful.length > 0 ? meaningful : all).slice(0, MAX_WORDS);
}
