import { allowedMistakes } from './corrections.ts';
import { editDistance } from './editDistance.ts';
import { joinPhrases } from './phrases.ts';
import type { SearchableCategory } from './searchableProduct.ts';
import { searchWordsOf } from './searchWords.ts';
import type { SearchWord } from './searchWords.ts';
import { isWholeWord } from './synonyms.ts';
import { writtenWords } from './tokens.ts';

const MAX_CATEGORIES = 2;
/** A single letter begins too many names. */
const MIN_CATEGORY_LETTERS = 2;
/** «with», written as one with the plural that follows it. */
const WITH = /^ب(?=\p{L}{3,}ات$)/u;
/** Another number is not a misspelling. */
const DIGIT = /\d/;

interface NamedCategory {
  category: SearchableCategory;
  /** Words of the name in each language. */
  names: readonly (readonly string[])[];
}

/** Words and phrases of a name; Arabic ones without «ب» before them («بكسرات»). */
function wordsOfName(name: string): string[] {
  const words = joinPhrases(writtenWords(name)).map(({ folded }) => folded.replace(WITH, ''));
  return [...new Set(words)];
}

/** Whether a word or one of its synonyms begins a word of a name. */
function begins(name: string, { folded, singular, synonyms }: SearchWord): boolean {
  if (folded.length < MIN_CATEGORY_LETTERS) return false;
  if (isWholeWord(folded)) return [folded, ...synonyms].includes(name);
  return [folded, singular, ...synonyms].some((part) => name.startsWith(part));
}

/** How many words of a search are in a name, and how many of the name it lacks. */
interface Completeness {
  named: number;
  missing: number;
}

/** The most complete name first; of equals, the one with more words of the search. */
function byCompleteness(one: Completeness, other: Completeness): number {
  return one.missing - other.missing || other.named - one.named;
}

/** Compares a name with a search in the language in which the search lacks fewest words. */
function compareWords({ names }: NamedCategory, words: readonly SearchWord[]): Completeness {
  const [best] = names
    .map((name) => {
      const missing = name.filter((part) => !words.some((word) => begins(part, word)));
      const named = words.filter((word) => name.some((part) => begins(part, word)));
      return { named: named.length, missing: missing.length };
    })
    .toSorted(byCompleteness);
  return best ?? { named: 0, missing: 0 };
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
    names: Object.values(category.names).map(wordsOfName),
  }));
  const parts = [...new Set(named.flatMap(({ names }) => names.flat()))];

  const find = (words: readonly SearchWord[]): SearchableCategory[] =>
    named
      .filter(({ names }) =>
        words.every((word) => names.some((name) => name.some((part) => begins(part, word)))),
      )
      .map((one) => ({ ...one, ...compareWords(one, words) }))
      .toSorted(byCompleteness)
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
