import { describe, expect, it } from '@jest/globals';
import { mosaicOf } from '@/features/works/mosaic';

const wideSpans = (count: number) => mosaicOf(count).map(({ wide }) => wide.span);
const tabletSpans = (count: number) => mosaicOf(count).map(({ tablet }) => tablet.span);

/** Whether consecutive spans fill rows of twelve. */
function fillsRows(spans: number[]): boolean {
  const remaining = spans.reduce((free, span) => (free - span === 0 ? 12 : free - span), 12);
  return remaining === 12;
}

describe('mosaicOf', () => {
  it('makes the first tile narrow and the second wide', () => {
    expect(wideSpans(10).slice(0, 2)).toEqual([4, 8]);
    expect(tabletSpans(10).slice(0, 2)).toEqual([5, 7]);
  });

  it('stretches the narrow tile to the height of the wide one', () => {
    const [first, second] = mosaicOf(10);
    expect(first?.wide.ratio).toBe('auto');
    expect(second?.wide.ratio).toBe('3 / 2');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13])('leaves no gap with %d tiles', (count) => {
    expect(wideSpans(count)).toHaveLength(count);
    expect(fillsRows(wideSpans(count))).toBe(true);
    expect(fillsRows(tabletSpans(count))).toBe(true);
  });

  it('is empty without tiles', () => {
    expect(mosaicOf(0)).toEqual([]);
  });
});
