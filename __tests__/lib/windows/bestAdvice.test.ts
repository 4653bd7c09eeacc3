import { describe, expect, it } from '@jest/globals';
import type { Size } from '@/contract/products';
import { labelledSize as size } from '@/fixtures/products.fixtures';
import { bedroom, kitchen, living } from '@/fixtures/windows.fixtures';
import { bestAdvice } from '@/lib/windows/bestAdvice';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { sizeAdvice } from '@/lib/windows/sizeAdvice';

const cloth = [size('280 cm width', 350, 'metre'), size('140 cm width', 185, 'metre')];
const panels = [size('140 x 300 cm', 700, 'panel'), size('200 x 300 cm', 735, 'panel')];
const blinds = [size('140 x 240 cm', 410, 'blind'), size('120 x 240 cm', 340, 'blind')];
const bestOf = (window: MeasuredWindow, sizes: Size[]) =>
  bestAdvice(sizeAdvice(window, sizes, { shrinkage: 3, blindKind: 'roller' }))?.size.size;

describe('bestAdvice', () => {
  it('is the cheapest width of cloth, also beside panels', () => {
    expect(bestOf(living, [...panels, ...cloth])).toBe('140 cm width');
  });

  it('is the cheapest panels when there is no cloth', () => {
    expect(bestOf(living, panels)).toBe('200 x 300 cm');
  });

  it('is the smallest blind that fits', () => {
    expect(bestOf(bedroom, blinds)).toBe('120 x 240 cm');
  });

  it('is none for a window without measurements, unknown prices and sizes that do not fit', () => {
    expect(bestOf(kitchen, cloth)).toBeUndefined();
    expect(bestOf(living, [size('140 cm width', Number.NaN, 'metre')])).toBeUndefined();
    expect(bestOf(living, [size('140 x 200 cm', 300, 'panel')])).toBeUndefined();
  });
});
