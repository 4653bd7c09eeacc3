import { describe, expect, it } from '@jest/globals';
import { curtainNeed } from '@/lib/windows/curtainNeed';
import { trackFor, trackOf } from '@/lib/windows/curtainTrack';
import { emptyWindow } from '@/lib/windows/measuredWindow';

const measured = emptyWindow({
  id: 'one',
  updatedAt: 0,
  widths: [238, 240, 239],
  drops: [266, 265, 265],
});

describe('trackFor', () => {
  it.each([
    [240, 'wave', null, 288],
    [240, 'double', null, 320],
    [180, 'wave', null, 216],
    [60, 'wave', null, 90],
    [240, 'wave', 20, 260],
  ] as const)(
    'a window of %i cm with %s on %s cm of wall has a track of %i cm',
    (width, heading, wall, track) => {
      expect(trackFor(width, heading, wall).length).toBeCloseTo(track, 6);
    },
  );
});

describe('trackOf', () => {
  it('takes the widest measurement, or the track that hangs already', () => {
    expect(trackOf(measured)?.length).toBeCloseTo(288, 6);
    expect(trackOf({ ...measured, track: 250 })).toMatchObject({ length: 250 });
    expect(trackOf({ ...measured, widths: [null, null, null] })).toBeNull();
  });
});

describe('curtainNeed', () => {
  it.each([
    [{}, false, 265],
    [{}, true, 264.5],
    [{ notes: ['robot' as const] }, false, 264],
    [{ reach: 'sill' as const }, false, 264],
    [{ reach: 'belowSill' as const }, true, 280],
  ])('ends at the smallest drop: %j, sheer %s: %d cm', (fields, isSheer, drop) => {
    expect(curtainNeed({ ...measured, ...fields }, isSheer)?.drop).toBe(drop);
  });

  it('returns to the wall unless the track is on the ceiling', () => {
    expect(curtainNeed(measured, false)?.return).toBe(0);
    expect(curtainNeed({ ...measured, mount: 'pole' }, false)?.return).toBe(8);
  });

  it('needs a width and a drop', () => {
    expect(curtainNeed({ ...measured, drops: [null, null, null] }, false)).toBeNull();
  });
});
