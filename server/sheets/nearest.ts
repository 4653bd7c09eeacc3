import { editDistance } from '../search/editDistance.ts';

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
