import type { WordMatches } from './matchWord.ts';
import type { Posting, Vocabulary } from './vocabulary.ts';

/** Score of each product; 0 for one without one of the words. */
export type Scores = Uint16Array;

interface Progress {
  totals: Scores;
  /** Score of the last word in each product. */
  best: Uint8Array;
  /** Number of words that each product has, of those so far. */
  matched: Uint8Array;
}

/** Steps of a binary search in the products of a word, about. */
const PROBE_COST = 12;

/** Adds the best score of a word to every product that has the words before it. */
function scanWord(
  { postings }: Vocabulary,
  matches: WordMatches,
  index: number,
  { totals, best, matched }: Progress,
): void {
  for (const [word, quality] of matches) {
    const posting = postings[word];
    if (posting === undefined) continue;
    const { positions, weights } = posting;
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0;
      const seen = matched[position] ?? 0;
      if (seen < index) continue;
      const score = (weights[at] ?? 0) * quality;
      const before = seen === index ? 0 : (best[position] ?? 0);
      if (score <= before) continue;
      matched[position] = index + 1;
      best[position] = score;
      totals[position] = (totals[position] ?? 0) + score - before;
    }
  }
}

/** The same for few products, by looking each of them up. */
function probeWord(
  { postings }: Vocabulary,
  matches: WordMatches,
  candidates: readonly number[],
  { totals, matched }: Progress,
): void {
  for (const position of candidates) {
    let best = 0;
    for (const [word, quality] of matches) {
      best = Math.max(best, weightIn(postings[word], position) * quality);
    }
    if (best === 0) continue;
    matched[position] = (matched[position] ?? 0) + 1;
    totals[position] = (totals[position] ?? 0) + best;
  }
}

/** Weight of a word in a product; 0 when it does not stand there. */
export function weightIn(posting: Posting | undefined, position: number): number {
  if (posting === undefined) return 0;
  const { positions, weights } = posting;
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return positions[low] === position ? (weights[low] ?? 0) : 0;
}

/** Number of entries of the words, which bounds the number of products that have one. */
function entriesOf({ postings }: Vocabulary, matches: WordMatches): number {
  let entries = 0;
  for (const word of matches.keys()) entries += postings[word]?.positions.length ?? 0;
  return entries;
}

function positionsWith(matched: Uint8Array, count: number): number[] {
  const positions: number[] = [];
  for (let position = 0; position < matched.length; position += 1) {
    if (matched[position] === count) positions.push(position);
  }
  return positions;
}

/**
 * Scores products by the words of a search: the sum of the best match of each word. Begins with the rarest word, after which
 * few products are left to look up.
 * @param size number of products
 */
export function scoreProducts(
  vocabulary: Vocabulary,
  words: readonly WordMatches[],
  size: number,
): Scores {
  const totals = new Uint16Array(size);
  const progress = { totals, best: new Uint8Array(size), matched: new Uint8Array(size) };
  const byRarity = words
    .map((matches) => ({ matches, entries: entriesOf(vocabulary, matches) }))
    .toSorted((one, other) => one.entries - other.entries);
  let possible = size;
  for (const [index, { matches, entries }] of byRarity.entries()) {
    if (entries === 0) return new Uint16Array(size);
    if (possible * matches.size * PROBE_COST < entries) {
      const candidates = positionsWith(progress.matched, index);
      probeWord(vocabulary, matches, candidates, progress);
    } else {
      scanWord(vocabulary, matches, index, progress);
    }
    possible = Math.min(possible, entries);
  }
  for (let position = 0; position < size; position += 1) {
    if (progress.matched[position] !== words.length) totals[position] = 0;
  }
  return totals;
}

/** Positions with a score, highest first, equal ones in catalogue order. Counting is faster than comparing. */
export function rankPositions(scores: Scores): Uint32Array {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  const counts = new Uint32Array(highest + 1);
  for (const score of scores) counts[score] = (counts[score] ?? 0) + 1;
  let next = 0;
  for (let score = highest; score > 0; score -= 1) {
    const count = counts[score] ?? 0;
    counts[score] = next;
    next += count;
  }
  const ranked = new Uint32Array(next);
  for (let position = 0; position < scores.length; position += 1) {
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    const at = counts[score] ?? 0;
    ranked[at] = position;
    counts[score] = at + 1;
  }
  return ranked;
}
