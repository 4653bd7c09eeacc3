import type { SearchableCategory } from './searchableProduct.ts';
import type { SearchWord } from './searchWords.ts';
import { foldedWords } from './tokens.ts';

const MAX_CATEGORIES = 2;
/** A single letter begins too many names. */
const MIN_CATEGORY_LETTERS = 2;

/** Whether a word or one of its synonyms begins a word of a name. */
function begins(names: readonly string[], { folded, singular, synonyms }: SearchWord): boolean {
  if (folded.length < MIN_CATEGORY_LETTERS) return false;
  return [folded, singular, ...synonyms].some((part) =>
    names.some((name) => name.startsWith(part)),
  );
}

/** Finds the categories that have all words of a search in their names. */
export type FindCategories = (words: readonly SearchWord[]) => SearchableCategory[];

/** Prepares the search for categories by the words of their names. */
export function prepareCategories(categories: readonly SearchableCategory[]): FindCategories {
  const named = categories.map((category) => ({
    category,
    parts: Object.values(category.names).flatMap(foldedWords),
  }));
  return (words) =>
    named
      .filter(({ parts }) => words.length > 0 && words.every((word) => begins(parts, word)))
      .map(({ category }) => category)
      .slice(0, MAX_CATEGORIES);
}
