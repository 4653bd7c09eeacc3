import { foldText } from './foldText.ts';
import { searchWordsOf, wordsOf } from './searchWords.ts';

/** Searchable text of a product, in all languages. */
export interface SearchText {
  id: string;
  text: string;
}

/** Ids of the matching products, in the given order. */
export type SearchIndex = (search: string) => readonly string[];

/** Number of products indexed between two pauses, a few milliseconds of work. */
const PAUSE_EVERY = 250;

/** Maps each word to the positions of its products. Pauses, because a catalogue can be large. */
async function buildWordIndex(
  texts: readonly SearchText[],
  pause: () => Promise<void>,
): Promise<Map<string, number[]>> {
  const wordIndex = new Map<string, number[]>();
  for (const [position, { text }] of texts.entries()) {
    for (const word of new Set(wordsOf(foldText(text)))) {
      const positions = wordIndex.get(word);
      if (positions) positions.push(position);
      else wordIndex.set(word, [position]);
    }
    if (position % PAUSE_EVERY === PAUSE_EVERY - 1) await pause();
  }
  return wordIndex;
}

/**
 * Builds a search index. A product matches when its text contains every word of the search or a synonym, also within
 * other words; an empty search matches all. Scanning the few distinct words is much faster than scanning all texts.
 * @param pause yields to the event loop
 */
export async function makeSearchIndex(
  texts: readonly SearchText[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const wordIndex = await buildWordIndex(texts, pause);
  const all = texts.map(({ id }) => id);
  return (search) => {
    const words = searchWordsOf(search);
    /** Number of matched words of each product; stops at the first that does not match. */
    const matchedWords = new Uint8Array(all.length);
    for (const [index, synonyms] of words.entries()) {
      for (const [word, positions] of wordIndex) {
        if (!synonyms.some((part) => word.includes(part))) continue;
        for (const position of positions) {
          if (matchedWords[position] === index) matchedWords[position] = index + 1;
        }
      }
    }
    return words.length === 0
      ? all
      : all.filter((_, position) => matchedWords[position] === words.length);
  };
}
