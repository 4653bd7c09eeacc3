import { describe, expect, it } from '@jest/globals';
import { parseSizeLabel } from '@/lib/windows/parseSizeLabel';
import { products } from '../../../server/seed/content/products';
import { arabicSizeLabel } from '../../../server/seed/content/ar/sizes';

describe('parseSizeLabel', () => {
  it.each([
    ['140 cm width', { kind: 'metre', width: 140 }],
    ['عرض 140 سم', { kind: 'metre', width: 140 }],
    ['1.4 m width', { kind: 'metre', width: 140 }],
    ['140 x 260 cm', { kind: 'piece', width: 140, drop: 260 }],
    ['140 × 260', { kind: 'piece', width: 140, drop: 260 }],
    ['1400 X 2600 mm', { kind: 'piece', width: 140, drop: 260 }],
    ['140 cm x 2.6 m', { kind: 'piece', width: 140, drop: 260 }],
    ['عرض 140 × طول 260 سم', { kind: 'piece', width: 140, drop: 260 }],
    ['١٤٠ x ٢٦٠', { kind: 'piece', width: 140, drop: 260 }],
  ])('reads %j', (label, size) => {
    expect(parseSizeLabel(label)).toEqual(size);
  });

  it.each([
    '',
    'Large',
    '140',
    '140 cm',
    'One size',
    '140 x',
    '140 x 260 x 3',
    '0 x 200 cm',
    'for 140 x 260',
  ])('guesses nothing from %j', (label) => {
    expect(parseSizeLabel(label)).toBeNull();
  });

  it('reads every size of the seed in both languages', () => {
    const labels = products.flatMap(({ sizes }) => sizes.map(({ label }) => label));
    for (const label of labels) {
      expect(parseSizeLabel(label)).not.toBeNull();
      expect(parseSizeLabel(arabicSizeLabel(label) ?? '')).toEqual(parseSizeLabel(label));
    }
  });
});
