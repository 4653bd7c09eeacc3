import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitNotes } from '@/features/windows/note/fitNotes';
import { PROPERTY_SEED } from '../../../support/propertySeed';

describe('notes of windows', () => {
  it('keep whole lines', () => {
    expect(fitNotes('first\nsecond\nthird', 12)).toBe('first\nsecond');
    expect(fitNotes('first\nsecond\nthird', 11)).toBe('first');
    expect(fitNotes('one long line', 3)).toBe('one');
  });

  it('are the beginning of the text and never longer than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 100 }), (lines, max) => {
        const text = lines.join('\n');
        const fitted = fitNotes(text, max);
        expect(fitted.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(fitted)).toBe(true);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
