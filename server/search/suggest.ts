import { addTo, emptySet, isIn } from './bitSet.ts';
import type { BitSet } from './bitSet.ts';
import type { IndexParts } from './indexParts.ts';
import { NO_MATCHES, QUALITY } from './matchWord.ts';
import type { WordMatches } from './matchWord.ts';
import { prepareCategories } from './namedCategories.ts';
import type { SearchableCategory } from './searchableProduct.ts';
import { isMissed } from './textSearch.ts';
import type { Found } from './textSearch.ts';
import { SUGGESTED_WEIGHT } from './vocabulary.ts';

/** Suggestions for a search that is being typed. */
export interface FoundSuggestions {
  terms: string[];
  isCorrected: boolean;
  categories: SearchableCategory[];
  productIds: string[];
}

const MAX_TERMS = 3;
const MAX_PRODUCTS = 4;

function setOf(positions: Iterable<number>, size: number): BitSet {
  const set = emptySet(size);
  for (const position of positions) addTo(set, position);
  return set;
}

/** Words that complete the last word of a search, with their spelling. */
function completionsOf({ vocabulary }: Pick<IndexParts, 'vocabulary'>, matches: WordMatches) {
  return [...matches].flatMap(([word, quality]) => {
    const written = vocabulary.written.get(vocabulary.words[word] ?? '');
    const isName = (vocabulary.highest[word] ?? 0) >= SUGGESTED_WEIGHT;
    const isBegun = quality >= QUALITY.prefix;
    return written !== undefined && isName && isBegun ? [{ word, written }] : [];
  });
}

/** Searches that complete the last word and find something, those of most products first. */
function completeTerms(parts: IndexParts, { words, matches, ranked }: Found): string[] {
  const completions = completionsOf(parts, matches.at(-1) ?? NO_MATCHES);
  if (completions.length === 0) return [];
  const before = words.slice(0, -1).map(({ written }) => written);
  const found = setOf(ranked, parts.size);
  const counted = completions.map(({ word, written }) => {
    const { positions = [] } = parts.vocabulary.postings[word] ?? {};
    let count = 0;
    for (const position of positions) if (isIn(found, position)) count += 1;
    return { term: [...before, written].join(' '), count };
  });
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.term < other.term ? -1 : 1))
    .map(({ term }) => term);
}

/** The corrected search, unless its last word is only the beginning of those that complete it. */
function wholeTerm(correctedTerm: string | undefined, completed: readonly string[]): string[] {
  if (correctedTerm === undefined) return [];
  return completed.length === 0 || completed.includes(correctedTerm) ? [correctedTerm] : [];
}

/** Prepares suggestions of terms, categories and products for the beginning of a search. */
export function prepareSuggestions(parts: IndexParts): (search: string) => FoundSuggestions {
  const findCategories = prepareCategories(parts.categories);
  return (search) => {
    const found = parts.text.find(search);
    const { ranked, correctedTerm } = found;
    const completed = completeTerms(parts, found);
    return {
      terms: [...new Set([...wholeTerm(correctedTerm, completed), ...completed])].slice(
        0,
        MAX_TERMS,
      ),
      isCorrected: correctedTerm !== undefined,
      categories: findCategories(search, isMissed(found)),
      productIds: [...ranked.slice(0, MAX_PRODUCTS)].map((position) => parts.ids[position] ?? ''),
    };
  };
}
