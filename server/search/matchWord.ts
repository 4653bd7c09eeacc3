import { boundedCache } from '../boundedCache.ts';
import type { SearchWord } from './searchWords.ts';
import { isWholeWord } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How well a word of the catalogue matches a word of a search; multiplies the weight of its field. */
export const QUALITY = {
  exact: 10,
  plural: 9,
  prefix: 8,
  synonym: 6,
  within: 5,
  oneMistake: 4,
  twoMistakes: 3,
} as const;
export type Quality = (typeof QUALITY)[keyof typeof QUALITY];

/** Quality of each matching word, by its index in the vocabulary. */
export type WordMatches = ReadonlyMap<number, Quality>;
export const NO_MATCHES: ReadonlyMap<number, Quality> = new Map();

/** Shorter ones stand in too many words to mean anything within them. */
const MIN_WITHIN = 3;
const MAX_KNOWN_WORDS = 500;

function addMatch(matches: Map<number, Quality>, word: number, quality: Quality): void {
  if ((matches.get(word) ?? 0) < quality) matches.set(word, quality);
}

function qualityAt({ text }: Vocabulary, at: number, length: number, whole: Quality): Quality {
  if (text[at - 1] !== '\n') return QUALITY.within;
  return text[at + length] === '\n' ? whole : QUALITY.prefix;
}

/** Adds all words that begin with or contain a part. @param whole quality of the word itself */
function addContaining(
  matches: Map<number, Quality>,
  vocabulary: Vocabulary,
  part: string,
  whole: Quality,
): void {
  const { text, wordAt } = vocabulary;
  const isShort = part.length < MIN_WITHIN;
  const sought = isShort ? `\n${part}` : part;
  for (let hit = text.indexOf(sought); hit !== -1; hit = text.indexOf(sought, hit + 1)) {
    const at = isShort ? hit + 1 : hit;
    const quality = qualityAt(vocabulary, at, part.length, whole);
    addMatch(matches, wordAt[at] ?? 0, quality < whole ? quality : whole);
  }
}

/** Adds the word that equals another. */
function addWhole(
  matches: Map<number, Quality>,
  { text, wordAt }: Vocabulary,
  word: string,
  quality: Quality,
): void {
  const hit = text.indexOf(`\n${word}\n`);
  if (hit !== -1) addMatch(matches, wordAt[hit + 1] ?? 0, quality);
}

/** Words of the catalogue that a word of a search finds. */
function matchWord(vocabulary: Vocabulary, word: SearchWord): WordMatches {
  const matches = new Map<number, Quality>();
  if (isWholeWord(word.folded)) {
    addWhole(matches, vocabulary, word.folded, QUALITY.exact);
    for (const synonym of word.synonyms) addWhole(matches, vocabulary, synonym, QUALITY.synonym);
    return matches;
  }
  addContaining(matches, vocabulary, word.folded, QUALITY.exact);
  if (word.singular !== word.folded) {
    addContaining(matches, vocabulary, word.singular, QUALITY.plural);
  }
  for (const synonym of word.synonyms) {
    addContaining(matches, vocabulary, synonym, QUALITY.synonym);
  }
  return matches;
}

/** Remembers what the words of recent searches find. */
export function createWordMatcher(vocabulary: Vocabulary): (word: SearchWord) => WordMatches {
  const known = boundedCache<WordMatches>({ max: MAX_KNOWN_WORDS });
  return (word) => {
    const remembered = known.get(word.folded);
    if (remembered !== undefined) return remembered;
    const matches = matchWord(vocabulary, word);
    known.set(word.folded, matches);
    return matches;
  };
}

/** Whether a word stands in the catalogue, as a whole or as the beginning of a longer one. */
export function isWritten(matches: WordMatches): boolean {
  for (const quality of matches.values()) if (quality > QUALITY.within) return true;
  return false;
}
