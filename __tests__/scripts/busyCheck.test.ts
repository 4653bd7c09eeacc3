import { describe, expect, it } from '@jest/globals';
import { busyReason, processTimes, usedTicks } from '../../tools/bench/busyCheck.ts';

describe('the check of the machine before a benchmark is written', () => {
  it('refuses what others have used, before, during or after the run', () => {
    const quiet = { before: 0.02, during: 0.1, after: 0 };
    expect(busyReason(quiet, 2)).toBeUndefined();
    expect(busyReason({ ...quiet, during: 0.4, after: 1.5 }, 2)).toBe(
      'Other processes used more than 0.16 of 2 cores: 0.40 during the run, 1.50 after the run.',
    );
  });

  it('counts processor time without idle time, also of other virtual machines', () => {
    expect(usedTicks('cpu  10 20 30 4000 500 6 7 8 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n')).toBe(81);
  });

  it('counts a process with its ended children', () => {
    const fields = ['S', '7', ...Array.from({ length: 9 }, () => '0'), '1', '2', '3', '4', '20'];
    expect(processTimes(`42 (node (a) b) ${fields.join(' ')}\n`)).toEqual({ parent: 7, ticks: 10 });
  });
});
