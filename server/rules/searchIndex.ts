/** What is looked through of a product. */
export interface SearchText {
  id: string;
  /** In lower case. */
  text: string;
}

/** Ids of the products that a search finds, in the order in which they were given. */
export type SearchIndex = (search: string) => readonly string[];

/** Products read between two pauses: a few milliseconds. */
const PAUSE_EVERY = 250;

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** In which products each word stands, by their places in the list; the work of many products, so it pauses. */
async function placesOfWords(
  texts: readonly SearchText[],
  pause: () => Promise<void>,
): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  for (const [place, { text }] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
    if (place % PAUSE_EVERY === PAUSE_EVERY - 1) await pause();
  }
  return places;
}

/**
 * Reads texts into an index. A product is found when every word of a search occurs somewhere in its text, also within
 * a word; an empty search finds all. A catalogue has few different words, so looking through those is many times
 * cheaper than looking through all texts.
 * @param pause lets other work go on
 */
export async function makeSearchIndex(
  texts: readonly SearchText[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const places = await placesOfWords(texts, pause);
  const all = texts.map(({ id }) => id);
  return (search) => {
    const wanted = [...new Set(wordsOf(search.toLowerCase()))];
    /** For each product, how many of the wanted words it has, as long as it has had all of them so far. */
    const found = new Uint8Array(all.length);
    for (const [index, part] of wanted.entries()) {
      for (const [word, holders] of places) {
        if (!word.includes(part)) continue;
        for (const place of holders) if (found[place] === index) found[place] = index + 1;
      }
    }
    return wanted.length === 0 ? all : all.filter((_, place) => found[place] === wanted.length);
  };
}
