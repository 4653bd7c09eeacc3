/** Searchable text of a product. */
export interface SearchText {
  id: string;
  /** In lower case. */
  text: string;
}

/** Ids of the matching products, in the given order. */
export type SearchIndex = (search: string) => readonly string[];

/** Products indexed between two pauses, which takes a few milliseconds. */
const PAUSE_EVERY = 250;

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Indexes of the products that contain each word. Pauses, because a catalogue can be large. */
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
 * Builds a search index. A product matches when its text contains every word of the search, also inside other words; an
 * empty search matches all. There are few distinct words, so scanning them is much faster than scanning all texts.
 * @param pause yields to the event loop
 */
export async function makeSearchIndex(
  texts: readonly SearchText[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const places = await placesOfWords(texts, pause);
  const all = texts.map(({ id }) => id);
  return (search) => {
    const wanted = [...new Set(wordsOf(search.toLowerCase()))];
    /** Per product, the number of matched words, as long as all previous words matched. */
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
