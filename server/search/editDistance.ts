/** Rows of the table, reused because a search compares hundreds of words. */
const MAX_LENGTH = 64;
let previous = new Uint8Array(MAX_LENGTH + 1);
let current = new Uint8Array(MAX_LENGTH + 1);
let beforePrevious = new Uint8Array(MAX_LENGTH + 1);

function startRow(row: Uint8Array, length: number): void {
  for (let index = 0; index <= length; index += 1) row[index] = index;
}

/**
 * Restricted Damerau–Levenshtein distance: inserted, missing, wrong and swapped letters.
 * @returns `limit + 1` as soon as the distance exceeds `limit`
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooFar;
  if (one.length > MAX_LENGTH || other.length > MAX_LENGTH) return one === other ? 0 : tooFar;
  startRow(previous, other.length);
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const otherLetter = other.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        letterBefore === otherLetter;
      if (isSwap) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return tooFar;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[other.length] ?? tooFar, tooFar);
}
