import { describe, expect, it } from '@jest/globals';
import { badSubjects } from '../../scripts/support/badSubjects';

describe('badSubjects', () => {
  it('accepts an imperative subject of 72 characters', () => {
    expect(badSubjects(['Move files', `Move ${'x'.repeat(67)}`])).toEqual([]);
  });

  it.each([`Move ${'x'.repeat(68)}`, 'Move files.', 'move files', 'fix: move files', ''])(
    'names %j',
    (subject) => {
      expect(badSubjects(['Move files', subject])).toEqual([subject]);
    },
  );
});
