import { editDistance } from '../search/editDistance.ts';

const MAX_LISTED = 10;
/** Bound for files of something else, in which every row has an unknown id. */
const MAX_COMPARED = 1_000_000;

/** The value that a misspelt word probably means. */
export function nearest(word: string, values: readonly string[]): string | undefined {
  const plain = word.trim().toLowerCase();
  const limit = Math.ceil(plain.length / 3);
  const [best] = values
    .map((value) => ({ value, mistakes: editDistance(plain, value.toLowerCase(), limit) }))
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((a, b) => a.mistakes - b.mistakes);
  return best?.value;
}

/** Ends a message about a word that is none of some ids: `; did you mean curtains?`, or the first of them. */
export function createIdHint(ids: readonly string[]): (word: string) => string {
  let left = MAX_COMPARED;
  const more = ids.length > MAX_LISTED ? ', …' : '';
  const listed =
    ids.length === 0
      ? '; there is none'
      : `; there are ${ids.slice(0, MAX_LISTED).join(', ')}${more}`;
  return (word) => {
    left -= ids.length;
    const hint = left < 0 ? undefined : nearest(word, ids);
    return hint === undefined ? listed : `; did you mean ${hint}?`;
  };
}
