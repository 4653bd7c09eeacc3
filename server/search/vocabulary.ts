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

/** Words, and products of words, between two pauses: some 20 ms, most of it for the two arrays of each word. */
const PAUSE_EVERY = 5000;
const SORT_AT_ONCE = 8000;
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

/** Sorts words part by part and merges the parts; sorting 200,000 words at once would hold up other requests. */
async function sortWords(words: readonly string[], pause: () => Promise<void>): Promise<string[]> {
  let parts: string[][] = [];
  for (let start = 0; start < words.length; start += SORT_AT_ONCE) {
    parts.push(words.slice(start, start + SORT_AT_ONCE).sort());
    await pause();
  }
  while (parts.length > 1) {
    const merged: string[][] = [];
    for (let index = 0; index < parts.length; index += 2) {
      merged.push(mergeSorted(parts[index] ?? [], parts[index + 1] ?? []));
      await pause();
    }
    parts = merged;
  }
  return parts[0] ?? [];
}

function mergeSorted(one: readonly string[], other: readonly string[]): string[] {
  const merged: string[] = [];
  let from = 0;
  for (const word of one) {
    for (let next = other[from]; next !== undefined && next < word; next = other[from]) {
      merged.push(next);
      from += 1;
    }
    merged.push(word);
  }
  return merged.concat(other.slice(from));
}

async function toVocabulary(
  drafts: ReadonlyMap<string, Draft>,
  written: ReadonlyMap<string, string>,
  pause: () => Promise<void>,
): Promise<Vocabulary> {
  const words = await sortWords([...drafts.keys()], pause);
  const postings: Posting[] = [];
  const highest = new Uint8Array(words.length);
  let sincePause = 0;
  for (const [index, word] of words.entries()) {
    const { positions = [], weights = [] } = drafts.get(word) ?? {};
    const posting = { positions: new Uint32Array(positions), weights: new Uint8Array(weights) };
    for (const weight of posting.weights)
      if (weight > (highest[index] ?? 0)) highest[index] = weight;
    postings.push(posting);
    sincePause += 1 + positions.length;
    if (sincePause < PAUSE_EVERY) continue;
    await pause();
    sincePause = 0;
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
