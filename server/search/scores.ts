import type { WordMatches } from './matchWord.ts';
import type { Posting, Vocabulary } from './vocabulary.ts';

/** Products with all words of a search, in catalogue order. */
export interface ScoredProducts {
  positions: Uint32Array;
  /** Score of each of them. */
  scores: Uint16Array;
}

const NO_POSTING: Posting = { positions: new Uint32Array(), weights: new Uint8Array() };
const NO_PRODUCTS: ScoredProducts = { positions: new Uint32Array(), scores: new Uint16Array() };

/** Index of the first position that is not below another. */
function firstFrom(positions: Uint32Array, position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Weight of a word in a product; 0 when it does not stand there. */
export function weightIn(posting: Posting | undefined, position: number): number {
  if (posting === undefined) return 0;
  const at = firstFrom(posting.positions, position);
  return posting.positions[at] === position ? (posting.weights[at] ?? 0) : 0;
}

/** Number of entries of the words, which bounds the number of products that have one. */
function entriesOf({ postings }: Vocabulary, matches: WordMatches): number {
  let entries = 0;
  for (const word of matches.keys()) entries += postings[word]?.positions.length ?? 0;
  return entries;
}

/**
 * The products with a score, without the others.
 * @param positions of the scores; every position of the catalogue by default
 */
function withScore(scores: Uint16Array, positions?: Uint32Array): ScoredProducts {
  let count = 0;
  for (const score of scores) if (score > 0) count += 1;
  const scored = { positions: new Uint32Array(count), scores: new Uint16Array(count) };
  let at = 0;
  for (let index = 0; at < count; index += 1) {
    const score = scores[index] ?? 0;
    if (score === 0) continue;
    scored.positions[at] = positions === undefined ? index : (positions[index] ?? 0);
    scored.scores[at] = score;
    at += 1;
  }
  return scored;
}

/** All products with a word, each with its best match. @param size number of products */
function scoreWord({ postings }: Vocabulary, matches: WordMatches, size: number): ScoredProducts {
  const [only] = matches;
  if (only !== undefined && matches.size === 1) {
    const [word, quality] = only;
    const { positions, weights } = postings[word] ?? NO_POSTING;
    return { positions, scores: Uint16Array.from(weights, (weight) => weight * quality) };
  }
  const best = new Uint16Array(size);
  for (const [word, quality] of matches) {
    const { positions, weights } = postings[word] ?? NO_POSTING;
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0;
      const score = (weights[at] ?? 0) * quality;
      if (score > (best[position] ?? 0)) best[position] = score;
    }
  }
  return withScore(best);
}

/** Calls back for each product of a word that is among others; walks the longer list only if that is faster than looking up. */
function forEachCommon(
  candidates: Uint32Array,
  { positions, weights }: Posting,
  visit: (candidate: number, weight: number) => void,
): void {
  const lookups = candidates.length * Math.log2(positions.length + 1);
  const isWalked = lookups > candidates.length + positions.length;
  let at = 0;
  for (let index = 0; index < candidates.length; index += 1) {
    const position = candidates[index] ?? 0;
    if (isWalked) while ((positions[at] ?? Infinity) < position) at += 1;
    else at = firstFrom(positions, position);
    if (positions[at] === position) visit(index, weights[at] ?? 0);
  }
}

/** Those of the products that have a further word, with its best match added to their scores. */
function addWord(
  { postings }: Vocabulary,
  matches: WordMatches,
  { positions, scores }: ScoredProducts,
): ScoredProducts {
  const best = new Uint16Array(positions.length);
  for (const [word, quality] of matches) {
    forEachCommon(positions, postings[word] ?? NO_POSTING, (index, weight) => {
      const score = weight * quality;
      if (score > (best[index] ?? 0)) best[index] = score;
    });
  }
  for (let index = 0; index < best.length; index += 1) {
    const added = best[index] ?? 0;
    if (added > 0) best[index] = (scores[index] ?? 0) + added;
  }
  return withScore(best, positions);
}

/**
 * Scores products by the words of a search: the sum of the best match of each word. Begins with the rarest word, after which
 * few products are left to compare.
 * @param size number of products
 */
export function scoreProducts(
  vocabulary: Vocabulary,
  words: readonly WordMatches[],
  size: number,
): ScoredProducts {
  const [rarest, ...others] = words
    .map((matches) => ({ matches, entries: entriesOf(vocabulary, matches) }))
    .toSorted((one, other) => one.entries - other.entries);
  if (rarest === undefined || rarest.entries === 0) return NO_PRODUCTS;
  let scored = scoreWord(vocabulary, rarest.matches, size);
  for (const { matches } of others) {
    if (scored.positions.length === 0) return NO_PRODUCTS;
    scored = addWord(vocabulary, matches, scored);
  }
  return scored;
}

/** The positions, highest score first, equal ones in catalogue order. Counting is faster than comparing. */
export function rankPositions({ positions, scores }: ScoredProducts): Uint32Array {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  const starts = new Uint32Array(highest + 1);
  for (const score of scores) starts[score] = (starts[score] ?? 0) + 1;
  let next = 0;
  for (let score = highest; score >= 0; score -= 1) {
    const count = starts[score] ?? 0;
    starts[score] = next;
    next += count;
  }
  const ranked = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) {
    const score = scores[index] ?? 0;
    const at = starts[score] ?? 0;
    ranked[at] = positions[index] ?? 0;
    starts[score] = at + 1;
  }
  return ranked;
}
