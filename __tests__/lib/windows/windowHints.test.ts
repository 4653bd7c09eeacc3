import { describe, expect, it } from '@jest/globals';
import { emptyWindow, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { fixedFields } from '@/lib/windows/windowFixes';
import { windowHints } from '@/lib/windows/windowHints';

const measured = (fields: Partial<MeasuredWindow> = {}) =>
  emptyWindow({
    id: 'one',
    updatedAt: 0,
    widths: [240, 240, 240],
    drops: [265, 265, 265],
    freeLeft: 40,
    freeRight: 40,
    ...fields,
  });
const kinds = (window: MeasuredWindow, others: MeasuredWindow[] = []) =>
  windowHints(window, others).map(({ kind }) => kind);

describe('windowHints', () => {
  it('has no hints for plausible measurements', () => {
    expect(kinds(measured())).toEqual([]);
    expect(kinds(emptyWindow({ id: 'empty', updatedAt: 0 }))).toEqual([]);
  });

  it('swaps width and drop of a floor-length curtain that is wide and short', () => {
    const window = measured({ widths: [265, 265, 265], drops: [140, 140, 140] });
    expect(kinds(window)).toContain('swapped');
    expect(fixedFields(window, { kind: 'swap' })).toEqual({
      widths: [140, 140, 140],
      drops: [265, 265, 265],
    });
    expect(kinds({ ...window, reach: 'sill' })).toEqual([]);
  });

  it('does not swap a width that is too large for a drop', () => {
    expect(kinds(measured({ widths: [900, 900, 900], drops: [150, 150, 150] }))).not.toContain(
      'swapped',
    );
  });

  it('converts a floor-length drop in inches', () => {
    const window = measured({ drops: [95, 95, null] });
    expect(windowHints(window)).toContainEqual(
      expect.objectContaining({ kind: 'inches', inches: 95, cm: 241.3 }),
    );
    expect(fixedFields(window, { kind: 'dropsFromInches' })).toEqual({
      drops: [241.3, 241.3, null],
    });
  });

  it.each([
    [[240, 241, 240], undefined],
    [[240, 241.1, 240], false],
    [[240, 243, 240], false],
    [[240, 243.1, 240], true],
  ] as const)('widths %j differ: large %s', (widths, isLarge) => {
    const hint = windowHints(measured({ widths: [...widths] })).find(
      ({ kind }) => kind === 'spread',
    );
    expect(hint === undefined ? undefined : 'isLarge' in hint && hint.isLarge).toBe(isLarge);
  });

  it('takes drops that differ by a centimetre as a sloping floor', () => {
    expect(kinds(measured({ drops: [265, 266, 265] }))).toEqual(['slope']);
    expect(kinds(measured({ drops: [265, 268.1, 265] }))).toEqual(['spread']);
    expect(kinds(measured({ drops: [265, 266.1, 265], reach: 'sill' }))).toEqual(['spread']);
  });

  describe('for a blind', () => {
    const recess = measured({
      mount: 'inside',
      widths: [120, 120, 120],
      drops: [160, 160, 160],
      diagonals: [200, 200],
      depth: 8,
    });

    it('has no hints for a square recess', () => {
      expect(kinds(recess)).toEqual([]);
    });

    it('warns of unequal diagonals and proposes outside from 2 cm', () => {
      expect(windowHints({ ...recess, diagonals: [199, 200.5] })).toEqual([
        { kind: 'crooked', by: 1.5 },
      ]);
      expect(windowHints({ ...recess, diagonals: [198, 200.5] })).toEqual([
        { kind: 'crooked', by: 2.5, fix: { kind: 'mountOutside' } },
      ]);
    });

    it('finds a diagonal that does not belong to width and drop', () => {
      expect(windowHints({ ...recess, diagonals: [220, null] })).toEqual([
        { kind: 'diagonal', typed: 220, expected: 200 },
      ]);
    });

    it('proposes outside for a shallow recess or a handle', () => {
      expect(kinds({ ...recess, depth: 4 })).toEqual(['shallow']);
      expect(kinds({ ...recess, notes: ['handle'] })).toEqual(['obstacle']);
      expect(fixedFields(recess, { kind: 'mountOutside' })).toEqual({ mount: 'outside' });
    });
  });

  it('notices a copy of another window', () => {
    const copy = measured({ id: 'two', name: 'Left' });
    expect(windowHints(measured(), [copy, measured()])).toEqual([{ kind: 'copied', name: 'Left' }]);
    expect(kinds(measured({ widths: [240, null, null] }), [copy])).toEqual([]);
  });

  it('says how much glass open curtains cover when the wall is short', () => {
    const hints = windowHints(measured({ freeLeft: 10, freeRight: 10 }));
    expect(hints).toEqual([{ kind: 'coveredGlass', by: 23.3 }]);
  });

  it('asks to measure later while the floor is not finished, and with a tape instead of a laser', () => {
    expect(kinds(measured({ floor: 'coming', notes: ['laser'] }))).toEqual([
      'unfinishedFloor',
      'laser',
    ]);
  });
});
