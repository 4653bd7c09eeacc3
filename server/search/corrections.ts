import { editDistance } from './editDistance.ts';
import { QUALITY } from './matchWord.ts';
import type { Quality, WordMatches } from './matchWord.ts';
import { FIELD_WEIGHTS } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of the catalogue that are written like a misspelled one. */
export type FindCorrections = (
  word: string,
  options: { maxMistakes: number; onlyNames?: boolean },
) => WordMatches;

const MIN_LENGTH = 2;
/** Another number is not a misspelling. */
const DIGIT = /\d/;

/** Mistakes that a word may have: none up to three letters, one up to five, two in longer words. */
export function allowedMistakes({ length }: string): number {
  if (length <= 3) return 0;
  return length <= 5 ? 1 : 2;
}

/** One bit per letter, so that most words are rejected without comparing letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Indexes of words by their first or second letter. */
function groupBy(words: readonly string[], letterAt: 0 | 1): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    const letter = word[letterAt] ?? '';
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [index]);
    else group.push(index);
  }
  return groups;
}

/**
 * Prepares corrections. A correction begins with the letter that was typed first, or has it second when the first was left
 * out or swapped.
 */
export function prepareCorrections({ words, highest }: Vocabulary): FindCorrections {
  const letters = Uint32Array.from(words, lettersOf);
  const byFirst = groupBy(words, 0);
  const bySecond = groupBy(words, 1);

  return (word, { maxMistakes, onlyNames = false }) => {
    const found = new Map<number, Quality>();
    if (maxMistakes === 0 || word.length < MIN_LENGTH || DIGIT.test(word)) return found;
    const own = lettersOf(word);
    const first = word[0] ?? '';
    for (const group of [byFirst.get(first) ?? [], bySecond.get(first) ?? []]) {
      for (const index of group) {
        if (onlyNames && highest[index] !== FIELD_WEIGHTS.name) continue;
        const candidate = words[index] ?? '';
        if (Math.abs(candidate.length - word.length) > maxMistakes) continue;
        // One mistake changes at most two letters of the set.
        if (countBits((letters[index] ?? 0) ^ own) > 2 * maxMistakes) continue;
        const mistakes = editDistance(word, candidate, maxMistakes);
        if (mistakes === 0 || mistakes > maxMistakes) continue;
        found.set(index, mistakes === 1 ? QUALITY.oneMistake : QUALITY.twoMistakes);
      }
    }
    return found;
  };
}
