import { describe, expect, it } from '@jest/globals';
import type { ClothNeed } from '@/lib/windows/clothQuantity';
import { labelledSize as size } from '@/fixtures/products.fixtures';
import { fitBlind } from '@/lib/windows/fitBlind';
import { fitPanels } from '@/lib/windows/fitPanels';
import { emptyWindow, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { sizeAdvice } from '@/lib/windows/sizeAdvice';

const window = emptyWindow({
  id: 'one',
  updatedAt: 0,
  widths: [240, 240, 240],
  drops: [265, 265, 265],
  track: 290,
});
const almas = { shrinkage: 3, canBeRailroaded: true };

describe('sizeAdvice for curtains', () => {
  const sizes = [
    size('280 cm width', 350, 'metre'),
    size('140 cm width', 185, 'metre'),
    size('140 x 260 cm', 615, 'panel'),
    size('Sample book', 20, undefined),
  ];

  it('lists cloth by the metre with the cheapest width first, and leaves out unknown labels', () => {
    const advice = sizeAdvice(window, sizes, almas);
    expect(advice.map(({ size: { size: label }, price }) => [label, price])).toEqual([
      ['140 cm width', 2775],
      ['280 cm width', 3150],
      ['140 x 260 cm', Number.NaN],
    ]);
    expect(advice[0]).toMatchObject({
      kind: 'cloth',
      cloth: { quantity: 15, widths: 5, seams: 4 },
    });
    expect(advice[2]).toMatchObject({ fit: { fits: false, reason: 'tooShort', by: 5 } });
  });

  it('puts a width without a price last', () => {
    const unpriced = [size('140 cm width', Number.NaN, 'metre'), ...sizes.slice(0, 1)];
    expect(sizeAdvice(window, unpriced, almas).map(({ size: { size: label } }) => label)).toEqual([
      '280 cm width',
      '140 cm width',
    ]);
  });

  it('turns cloth sideways only when the product allows it', () => {
    const low = { ...window, drops: [250, 250, 250] as MeasuredWindow['drops'] };
    const layoutOf = (canBeRailroaded: boolean | undefined) =>
      sizeAdvice(low, sizes.slice(0, 1), { canBeRailroaded })[0];
    expect(layoutOf(true)).toMatchObject({ cloth: { layout: 'sideways' } });
    expect(layoutOf(undefined)).toMatchObject({ cloth: { layout: 'widths' } });
  });

  it('has no advice without measurements', () => {
    expect(sizeAdvice(emptyWindow({ id: 'one', updatedAt: 0 }), sizes, almas)).toEqual([]);
  });
});

describe('fitPanels', () => {
  const need = (track: number, fields: Partial<ClothNeed> = {}): ClothNeed => ({
    track,
    drop: 260,
    heading: 'eyelet',
    draw: 'pair',
    return: 8,
    isSheer: false,
    ...fields,
  });

  it.each([
    [140, 2, 2],
    [200, 4, 2],
    [290, 6, 4],
  ])(
    'a track of %i cm at fullness 2 takes %i panels of 140 or %i of 200',
    (track, of140, of200) => {
      expect(fitPanels(need(track), 140, 260)).toEqual({
        fits: true,
        count: of140,
        change: 'none',
      });
      expect(fitPanels(need(track), 200, 260)).toMatchObject({ count: of200 });
    },
  );

  it.each([
    [140, 4, 2],
    [200, 4, 4],
    [290, 6, 4],
  ])(
    'a track of %i cm at fullness 2.5 takes %i panels of 140 or %i of 200',
    (track, of140, of200) => {
      const triple = need(track, { heading: 'triple' });
      expect(fitPanels(triple, 140, 260)).toMatchObject({ count: of140 });
      expect(fitPanels(triple, 200, 260)).toMatchObject({ count: of200 });
    },
  );

  it.each([
    [262, { change: 'none' }],
    [264, { change: 'shorten', by: 4 }],
    [255, { change: 'lowerRod', by: 5 }],
    [254.9, { fits: false, reason: 'tooShort', by: 5.1 }],
  ])('a panel of %d cm for a drop of 260: %j', (drop, fit) => {
    expect(fitPanels(need(140), 140, drop)).toMatchObject(fit);
  });

  it('cannot lower a track on the ceiling', () => {
    expect(fitPanels(need(140, { return: 0 }), 140, 258)).toMatchObject({ fits: false, by: 2 });
  });
});

describe('fitBlind', () => {
  const recess = (fields: Partial<MeasuredWindow> = {}) => ({
    ...window,
    mount: 'inside' as const,
    widths: [122, 121, 122] as MeasuredWindow['widths'],
    drops: [160, 160, 160] as MeasuredWindow['drops'],
    depth: 8,
    ...fields,
  });
  const roller = { kind: 'roller', width: 120, drop: 160 } as const;
  const roman = { ...roller, kind: 'roman' } as const;

  it.each([
    [roller, { fits: 'inside' }],
    [{ ...roller, drop: 240 }, { fits: 'inside' }],
    [
      { ...roller, drop: 150 },
      { fits: null, reason: 'tooShort' },
    ],
    [
      { ...roller, width: 120.6 },
      { fits: null, reason: 'tooWide' },
    ],
    [
      { ...roller, width: 117 },
      { fits: null, reason: 'tooNarrow' },
    ],
    [roman, { fits: 'inside' }],
    [
      { ...roman, drop: 161 },
      { fits: null, reason: 'tooLong' },
    ],
    [
      { ...roman, drop: 158 },
      { fits: null, reason: 'tooShort' },
    ],
  ])('inside: %j %j', (blind, fit) => {
    expect(fitBlind(recess(), blind)).toEqual(fit);
  });

  it('needs a recess that is deep enough', () => {
    expect(fitBlind(recess({ depth: 6 }), roller)).toEqual({ fits: null, reason: 'shallow' });
    expect(fitBlind(recess({ depth: 6 }), roman)).toEqual({ fits: 'inside' });
  });

  it('proposes a wide blind outside of a recess that it does not fit', () => {
    const wide = { kind: 'roller', width: 140, drop: 240 } as const;
    expect(fitBlind(recess(), wide)).toEqual({ fits: 'outside', pastFrame: 9 });
  });

  it('overlaps bedrooms more, and stays on the wall', () => {
    const outside = recess({ mount: 'outside', widths: [116, 116, 116] });
    const blind = { kind: 'roller', width: 130, drop: 180 } as const;
    expect(fitBlind(outside, blind)).toEqual({ fits: 'outside', pastFrame: 7 });
    expect(fitBlind({ ...outside, notes: ['bedroom'] }, blind)).toMatchObject({
      reason: 'tooNarrow',
    });
    expect(fitBlind({ ...outside, freeLeft: 5, freeRight: 5 }, blind)).toMatchObject({
      reason: 'tooWide',
    });
    expect(fitBlind(outside, { ...blind, drop: 170 })).toMatchObject({ reason: 'tooShort' });
    expect(fitBlind(outside, { ...blind, kind: 'roman', drop: 190 })).toMatchObject({
      reason: 'tooLong',
    });
  });

  it('takes no vertical blind that is longer than its place, and no shallow recess for its track', () => {
    const blind = { kind: 'vertical', width: 116, drop: 160 } as const;
    const measured = recess({ widths: [118, 118, 118], drops: [160, 160, 160], depth: 9 });
    expect(fitBlind(measured, blind)).toEqual({ fits: 'inside' });
    expect(fitBlind(measured, { ...blind, drop: 165 })).toMatchObject({ reason: 'tooLong' });
    expect(fitBlind(measured, { ...blind, kind: 'venetian', drop: 165 })).toEqual({
      fits: 'inside',
    });
    expect(fitBlind({ ...measured, depth: 8 }, blind)).toMatchObject({ fits: null });
    expect(fitBlind({ ...measured, depth: 8 }, { ...blind, kind: 'venetian' })).toEqual({
      fits: 'inside',
    });
  });

  it('marks the smallest blind that fits inside, then outside', () => {
    const sizes = ['180 x 260 cm', '140 x 240 cm', '120 x 160 cm'].map((label) =>
      size(label, 400, 'blind'),
    );
    const best = (mounted: MeasuredWindow) =>
      sizeAdvice(mounted, sizes, { blindKind: 'roller' }).find(
        (advice) => advice.kind === 'blind' && advice.isBest,
      )?.size.size;
    expect(best(recess())).toBe('120 x 160 cm');
    expect(best(recess({ mount: 'outside' }))).toBe('140 x 240 cm');
    expect(best(recess({ widths: [400, 400, 400] }))).toBeUndefined();
    expect(sizeAdvice(recess(), sizes, {})).toEqual([]);
  });
});
