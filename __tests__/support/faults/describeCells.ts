import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { faults } from './faults';
import { chosenCells } from './matrix';
import { prepareBrowser } from './prepareBrowser';
import type { SubjectKind } from './rules';
import { watchForErrors } from './soundPage';

/** The tests of the chosen cells of one kind of subject. */
export function describeCells(kinds: readonly SubjectKind[]): void {
  beforeEach(prepareBrowser);
  afterEach(() => void jest.useRealTimers());

  const cells = chosenCells.filter(({ kind }) => kinds.includes(kind));
  describe.each([...new Set(cells.map(({ subject }) => subject))])('%s', (subject) => {
    it.each(
      cells
        .filter((cell) => cell.subject === subject)
        .map((cell) => [faults[cell.fault].title, cell] as const),
    )('%s', async (_title, { run }) => {
      const errors = watchForErrors();
      await run?.();
      errors.stop();
      expect(errors.found).toEqual([]);
    });
  });
}
