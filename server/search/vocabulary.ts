import { foldWord, otherForms, withoutArticle } from './tokens.ts';
import type { SpelledWords } from './tokens.ts';

/** Importance of a word by the field in which it stands. */
export const FIELD_WEIGHTS = {
  name: 8,
  attribute: 5,
  category: 4,
  brand: 3,
  subCategory: 2,
  description: 1,
} as const;
export type FieldWeight = (typeof FIELD_WEIGHTS)[keyof typeof FIELD_WEIGHTS];

/** Products with a word, and its highest weight in each. */
export interface Posting {
  positions: Uint32Array;
  weights: Uint8Array;
}

/** All words of a catalogue, sorted, with their products. */
export interface Vocabulary {
  words: readonly string[];
  /** As people write the words, where folding changes them or they can be suggested. */
  written: ReadonlyMap<string, string>;
  postings: readonly Posting[];
  /** All words, each between two line breaks, to scan them at once. */
  text: string;
  /** Index of the word at each character of `text`. */
  wordAt: Uint32Array;
  /** Highest weight of each word. */
  highest: Uint8Array;
}

interface Draft {
  positions: number[];
  weights: number[];
}

/** Number of words between two pauses. */
const PAUSE_EVERY = 2000;
/** Lowest weight of words that can be suggested. */
export const SUGGESTED_WEIGHT = FIELD_WEIGHTS.category;

/** Joins the sorted words into the text to scan, with the index of the word at each character. */
function joinWords(words: readonly string[]): Pick<Vocabulary, 'text' | 'wordAt'> {
  const text = `\n${words.join('\n')}\n`;
  const wordAt = new Uint32Array(text.length);
  let at = 1;
  for (const [index, word] of words.entries()) {
    wordAt.fill(index, at, at + word.length + 1);
    at += word.length + 1;
  }
  return { text, wordAt };
}

async function toVocabulary(
  drafts: ReadonlyMap<string, Draft>,
  written: ReadonlyMap<string, string>,
  pause: () => Promise<void>,
): Promise<Vocabulary> {
  const words = [...drafts.keys()].sort();
  const postings: Posting[] = [];
  const highest = new Uint8Array(words.length);
  for (const [index, word] of words.entries()) {
    const { positions = [], weights = [] } = drafts.get(word) ?? {};
    const posting = { positions: Uint32Array.from(positions), weights: Uint8Array.from(weights) };
    highest[index] = posting.weights.reduce((one, other) => Math.max(one, other), 0);
    postings.push(posting);
    if (index % PAUSE_EVERY === PAUSE_EVERY - 1) await pause();
  }
  return { words, written, postings, highest, ...joinWords(words) };
}

/** Words under which those of a text are found, each once; an Arabic word with and without its article. */
export function withOtherForms(folded: readonly string[]): string[] {
  const words = new Set<string>();
  for (const word of folded) {
    words.add(word);
    for (const form of otherForms(word)) words.add(form);
  }
  return [...words];
}

/** Collects the words of products, which are added in the order of their positions. */
export function createVocabulary() {
  const drafts = new Map<string, Draft>();
  const written = new Map<string, string>();

  const addWord = (word: string, position: number, weight: FieldWeight): void => {
    const draft = drafts.get(word);
    if (draft === undefined) {
      drafts.set(word, { positions: [position], weights: [weight] });
      return;
    }
    const last = draft.positions.length - 1;
    if (draft.positions[last] !== position) {
      draft.positions.push(position);
      draft.weights.push(weight);
    } else if ((draft.weights[last] ?? 0) < weight) {
      draft.weights[last] = weight;
    }
  };

  return {
    /** Adds the words of a text. */
    add: (position: number, words: readonly string[], weight: FieldWeight): void => {
      for (const word of words) addWord(word, position, weight);
    },
    /** Adds words that are right although no product may have them, so that they are not corrected. */
    addKnown: (words: readonly string[]): void => {
      for (const word of words) {
        if (!drafts.has(word)) drafts.set(word, { positions: [], weights: [] });
      }
    },
    /** Adds how words are written, with and without their articles, for suggestions and corrections. */
    addSpelling: (words: SpelledWords): void => {
      for (const [index, folded] of words.spelled.entries()) {
        if (written.has(folded)) continue;
        const word = words.written[index] ?? folded;
        written.set(folded, word);
        const bare = withoutArticle(word);
        const foldedBare = bare === word ? folded : foldWord(bare);
        if (!written.has(foldedBare)) written.set(foldedBare, bare);
      }
    },
    finish: (pause: () => Promise<void>): Promise<Vocabulary> =>
      toVocabulary(drafts, written, pause),
  };
}
