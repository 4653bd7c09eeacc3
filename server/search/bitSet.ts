/** A set of product positions, one bit each; 10,000 products take 1.25 kB. */
export type BitSet = Uint32Array;

const BITS = 32;

/** An empty set for positions below `size`. */
export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / BITS));
}

/** All positions below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size % BITS;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function addTo(set: BitSet, position: number): void {
  const index = position >>> 5;
  set[index] = (set[index] ?? 0) | (1 << (position & 31));
}

export function isIn(set: BitSet, position: number): boolean {
  return ((set[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
}

/** Positions that are in both sets, in ascending order. */
export function* commonPositions(one: BitSet, other: BitSet): Generator<number, undefined> {
  for (let index = 0; index < one.length; index += 1) {
    for (let rest = (one[index] ?? 0) & (other[index] ?? 0); rest !== 0; rest &= rest - 1)
      yield index * BITS + 31 - Math.clz32(rest & -rest);
  }
}

/** Positions that are in all sets. @param sets at least one, of the same size */
export function intersectionOf(sets: readonly [BitSet, ...BitSet[]]): BitSet {
  const result = sets[0].slice();
  for (const set of sets.slice(1)) {
    for (let index = 0; index < result.length; index += 1) {
      result[index] = (result[index] ?? 0) & (set[index] ?? 0);
    }
  }
  return result;
}

/** Positions that are in the first set only. */
export function differenceOf(set: BitSet, other: BitSet): BitSet {
  const result = set.slice();
  for (let index = 0; index < result.length; index += 1) {
    result[index] = (result[index] ?? 0) & ~(other[index] ?? 0);
  }
  return result;
}

/** Positions that are in any of the sets. */
export function unionOf(sets: readonly BitSet[], size: number): BitSet {
  const result = emptySet(size);
  for (const set of sets) {
    for (let index = 0; index < result.length; index += 1) {
      result[index] = (result[index] ?? 0) | (set[index] ?? 0);
    }
  }
  return result;
}

/** Number of bits of each nibble of a word (Hacker's Delight, figure 5-2). */
function nibblesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

/** Sum of nibbles, each of at most 15: those of up to three words together. */
function sumOf(nibbles: number): number {
  return Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** Number of positions in a set. */
export function sizeOf(set: BitSet): number {
  return commonSize(set, set);
}

/** Words whose bits are added together. */
const AT_ONCE = 3;

/** Number of positions in both sets, which have the same size. Three words at once take half as long as one after the other. */
export function commonSize(one: BitSet, other: BitSet): number {
  const common = (index: number): number => nibblesOf((one[index] ?? 0) & (other[index] ?? 0));
  const end = one.length - (one.length % AT_ONCE);
  let count = 0;
  for (let index = 0; index < end; index += AT_ONCE) {
    count += sumOf(common(index) + common(index + 1) + common(index + 2));
  }
  for (let index = end; index < one.length; index += 1) count += sumOf(common(index));
  return count;
}
