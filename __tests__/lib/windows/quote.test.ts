import { describe, expect, it } from '@jest/globals';
import type { Size } from '@/contract/products';
import { bedroom, kitchen, living } from '@/fixtures/windows.fixtures';
import { measuredWindows, quoteOf } from '@/lib/windows/quote';

const size = (label: string, price: number): Size => ({
  _id: label,
  size: label,
  price,
  soldAs: 'metre',
  quantity: 0,
  isAddedCart: false,
});

describe('quoteOf', () => {
  it('sums the best sizes to the fil', () => {
    const windows = [living, { ...living, id: 'two' }, { ...living, id: 'three' }];
    const { lines, total, missing } = quoteOf(windows, [size('140 cm width', 0.67)], {
      shrinkage: 3,
    });
    // 15 m for each window.
    expect(lines.map((line) => line?.price)).toEqual([10.05, 10.05, 10.05]);
    expect(total).toBe(30.15);
    expect(missing).toBe(0);
  });

  it('counts the windows without a price', () => {
    const { lines, total, missing } = quoteOf([living, bedroom], [size('140 cm width', 185)], {
      shrinkage: 3,
    });
    expect(lines[1]).toBeUndefined();
    expect([total, missing]).toEqual([2775, 1]);
  });
});

describe('measuredWindows', () => {
  it('leaves out windows without a width or drop', () => {
    expect(measuredWindows([living, kitchen, bedroom])).toEqual([living, bedroom]);
  });
});
