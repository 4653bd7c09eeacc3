import { addTo, emptySet, sizeOf } from './bitSet.ts';
import { allowedMistakes, prepareCorrections } from './corrections.ts';
import { isHardware } from './hardware.ts';
import { NO_MATCHES, createWordMatcher, isWritten } from './matchWord.ts';
import type { WordMatches } from './matchWord.ts';
import { rankPositions, scoreProducts, weightIn } from './scores.ts';
import { searchWordsOf } from './searchWords.ts';
import type { SearchWord } from './searchWords.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Products that a search finds. */
export interface Found {
  /** Positions, best first. */
  ranked: Uint32Array;
  words: readonly SearchWord[];
  /** Words of the catalogue that each word finds. */
  matches: readonly WordMatches[];
  /** The search whose results these are, when it is a corrected one. */
  correctedTerm?: string;
}

/** Whether no product has the words of a search as they are written. */
export function isMissed({ ranked, correctedTerm }: Found): boolean {
  return ranked.length === 0 || correctedTerm !== undefined;
}

export interface TextSearch {
  /** Products that have every word of a search, corrected if no product has. @param isExact without correction */
  find: (search: string, isExact?: boolean) => Found;
  /** Number of products that have one of the words. */
  countOf: (matches: WordMatches) => number;
}

/** A correction of a short word is only meaningful beside other words. */
const SHORT_WORD_MISTAKES = 1;

/** Searches the words of a catalogue. @param size number of products */
export function createTextSearch(vocabulary: Vocabulary, size: number): TextSearch {
  const correctionsOf = prepareCorrections(vocabulary);
  const matchesOf = createWordMatcher(vocabulary);

  const score = (matches: readonly WordMatches[]) => scoreProducts(vocabulary, matches, size);

  /** The word of `matches` that scores highest in a product. */
  const bestWord = (matches: WordMatches, position: number): number | undefined => {
    let best: number | undefined;
    let bestScore = 0;
    for (const [word, quality] of matches) {
      const wordScore = weightIn(vocabulary.postings[word], position) * quality;
      if (wordScore > bestScore) [best, bestScore] = [word, wordScore];
    }
    return best;
  };

  const spell = (word: number | undefined, otherwise: string): string => {
    const folded = vocabulary.words[word ?? -1];
    return folded === undefined ? otherwise : (vocabulary.written.get(folded) ?? folded);
  };

  /**
   * The search with corrections of some words; `undefined` when no product has them all.
   * @param corrections of each word; empty for those that stay
   */
  const correctWith = (
    words: readonly SearchWord[],
    matches: readonly WordMatches[],
    corrections: readonly WordMatches[],
  ): string | undefined => {
    if (corrections.every(({ size: found }) => found === 0)) return undefined;
    const all = matches.map((own, index) => {
      const corrected = corrections[index] ?? NO_MATCHES;
      return corrected.size === 0 ? own : new Map([...corrected, ...own]);
    });
    const [top] = rankPositions(score(all));
    if (top === undefined) return undefined;
    const chosen = words.map(({ written }, index) => {
      const best = bestWord(all[index] ?? NO_MATCHES, top);
      const isCorrection = best !== undefined && corrections[index]?.has(best) === true;
      return isCorrection ? spell(best, written) : written;
    });
    return chosen.join(' ');
  };

  const correct = (
    words: readonly SearchWord[],
    matches: readonly WordMatches[],
  ): string | undefined => {
    const isAlone = words.length === 1;
    const mistakesIn = (word: string): number =>
      Math.max(allowedMistakes(word), isAlone ? 0 : SHORT_WORD_MISTAKES);
    const unknown = words.map(({ folded }, index) =>
      isHardware(folded) || isWritten(matches[index] ?? NO_MATCHES)
        ? NO_MATCHES
        : correctionsOf(folded, { maxMistakes: mistakesIn(folded) }),
    );
    const corrected = correctWith(words, matches, unknown);
    if (corrected !== undefined || isAlone) return corrected;
    // All words exist, but no product has them all: one may be another word than was meant (Safa, Saffa).
    const similar = words.map(({ folded }, index) => {
      if (isHardware(folded)) return NO_MATCHES;
      const names = correctionsOf(folded, { maxMistakes: 1, onlyNames: true });
      return new Map([...(unknown[index] ?? []), ...names]);
    });
    return correctWith(words, matches, similar);
  };

  const find: TextSearch['find'] = (search, isExact = false) => {
    const words = searchWordsOf(search);
    const matches = words.map(matchesOf);
    const ranked = rankPositions(score(matches));
    if (ranked.length > 0 || isExact || words.length === 0) return { ranked, words, matches };
    const correctedTerm = correct(words, matches);
    if (correctedTerm === undefined) return { ranked, words, matches };
    return { ...find(correctedTerm, true), correctedTerm };
  };

  return {
    find,
    countOf: (matches) => {
      const found = emptySet(size);
      for (const word of matches.keys()) {
        for (const position of vocabulary.postings[word]?.positions ?? []) addTo(found, position);
      }
      return sizeOf(found);
    },
  };
}
