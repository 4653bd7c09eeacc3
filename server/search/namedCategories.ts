import { allowedMistakes } from './corrections.ts';
import { editDistance } from './editDistance.ts';
import type { SearchableCategory } from './searchableProduct.ts';
import { searchWordsOf } from './searchWords.ts';
import type { SearchWord } from './searchWords.ts';
import { foldedWords } from './tokens.ts';

const MAX_CATEGORIES = 2;
/** A single letter begins too many names. */
const MIN_CATEGORY_LETTERS = 2;
/** Another number is not a misspelling. */
const DIGIT = /\d/;

interface NamedCategory {
  category: SearchableCategory;
  /** Words of the name in each language. */
  names: readonly (readonly string[])[];
}

/** Whether a word or one of its synonyms begins a word of a name. */
function begins(name: string, { folded, singular, synonyms }: SearchWord): boolean {
  if (folded.length < MIN_CATEGORY_LETTERS) return false;
  return [folded, singular, ...synonyms].some((part) => name.startsWith(part));
}

/** Number of words of the name that a search lacks, in the language in which it lacks fewest. */
function countMissing({ names }: NamedCategory, words: readonly SearchWord[]): number {
  return Math.min(
    ...names.map((name) => name.filter((part) => !words.some((word) => begins(part, word))).length),
  );
}

/**
 * Finds at most two categories that have all words of a search in their names, the most complete name first.
 * @param canCorrect whether a misspelled word may name one
 */
export type FindCategories = (search: string, canCorrect: boolean) => SearchableCategory[];

/** Prepares the search for categories by the words of their names. */
export function prepareCategories(categories: readonly SearchableCategory[]): FindCategories {
  const named = categories.map((category): NamedCategory => ({
    category,
    names: Object.values(category.names).map(foldedWords),
  }));
  const parts = [...new Set(named.flatMap(({ names }) => names.flat()))];

  const find = (words: readonly SearchWord[]): SearchableCategory[] =>
    named
      .filter(({ names }) =>
        words.every((word) => names.some((name) => name.some((part) => begins(part, word)))),
      )
      .map((one) => ({ ...one, missing: countMissing(one, words) }))
      .toSorted((one, other) => one.missing - other.missing)
      .map(({ category }) => category)
      .slice(0, MAX_CATEGORIES);

  const correct = (word: SearchWord): string => {
    const { written, folded } = word;
    const limit = allowedMistakes(folded);
    if (limit === 0 || DIGIT.test(folded) || parts.some((part) => begins(part, word))) {
      return written;
    }
    const [best] = parts
      .map((part) => ({ part, mistakes: editDistance(folded, part, limit) }))
      .filter(({ mistakes }) => mistakes <= limit)
      .toSorted((one, other) => one.mistakes - other.mistakes);
    return best?.part ?? written;
  };

  return (search, canCorrect) => {
    const words = searchWordsOf(search);
    if (words.length === 0) return [];
    const found = find(words);
    if (found.length > 0 || !canCorrect) return found;
    return find(searchWordsOf(words.map(correct).join(' ')));
  };
}
