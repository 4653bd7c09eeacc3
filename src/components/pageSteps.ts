/** Numbers in a row at an end of the list, so that the row keeps its length on the way. */
const AT_THE_END = 5;

/**
 * The pages that a row of page numbers shows: the first, the last, the current one and its neighbours. Where two of
 * them do not follow each other the row has a gap, which never hides one page alone.
 * @param page from 1 to `count`
 * @param count at least 2
 */
export function pageSteps(page: number, count: number): number[] {
  const from = Math.min(page - 1, count - AT_THE_END + 1);
  const to = Math.max(page + 1, AT_THE_END);
  const first = from <= 3 ? 2 : from;
  const last = to >= count - 2 ? count - 1 : to;
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return [1, ...middle, count];
}
