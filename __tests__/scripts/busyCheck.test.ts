import { describe, expect, it } from '@jest/globals';
import { busyReason, othersTicks, processTimes, stolenTicks } from '../../tools/bench/busyCheck.ts';

describe('the check of the machine before a benchmark is written', () => {
  it('refuses what others have used, before, during or after the run', () => {
    const quiet = { before: 0.02, during: 0.1, after: 0 };
    expect(busyReason(quiet, 2)).toBeUndefined();
    expect(busyReason({ ...quiet, during: 0.4, after: 1.5 }, 2)).toBe(
      'Other processes used more than 0.16 of 2 cores: 0.40 during the run, 1.50 after the run.',
    );
  });

  it('counts other virtual machines on the same hardware', () => {
    expect(stolenTicks('cpu  10 20 30 4000 500 6 7 8 0 0\ncpu0 1 2 3 4 5 6 7 9 0 0\n')).toBe(8);
  });

  it('counts what neither the benchmark nor the kernel used', () => {
    const of = (processes: Record<number, [parent: number, ticks: number]>) =>
      new Map(
        Object.entries(processes).map(([id, [parent, ticks]]) => [Number(id), { parent, ticks }]),
      );
    const earlier = of({
      1: [0, 5],
      7: [2, 5],
      20: [1, 10],
      21: [20, 10],
      22: [21, 10],
      30: [1, 40],
    });
    // 21 has ended, so that its child 22 belongs to the first process; 31 is new.
    const later = of({
      1: [0, 90],
      7: [2, 90],
      20: [1, 30],
      22: [1, 80],
      30: [1, 43],
      31: [30, 4],
    });
    const own = new Set([20]);
    expect(othersTicks(new Map(), earlier, own)).toBe(40);
    expect(othersTicks(earlier, later, own)).toBe(7);
  });

  it('counts a process with its ended children', () => {
    const fields = ['S', '7', ...Array.from({ length: 9 }, () => '0'), '1', '2', '3', '4', '20'];
    expect(processTimes(`42 (node (a) b) ${fields.join(' ')}\n`)).toEqual({ parent: 7, ticks: 10 });
  });
});
