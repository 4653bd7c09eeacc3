import { describe, expect, it } from '@jest/globals';
import { runCrashes } from '../../../tools/reliability/crashRun.ts';

describe('a server that is killed while customers order', () => {
  it('loses and duplicates nothing', async () => {
    // `npm run check:crash` runs the same for longer.
    const report = await runCrashes({
      kills: 2,
      orders: 3,
      clients: 4,
      betweenMs: [300, 600],
    });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.visits).toBeGreaterThan(0);
    expect(report).toMatchObject({
      lost: 0,
      doubled: 0,
      lostMoves: 0,
      wrongMails: 0,
      wrongStatusMails: 0,
      undelivered: 0,
      uninvoiced: 0,
      lostWindows: 0,
      doubledWindows: 0,
      wrongWindows: 0,
      unclearedWindows: 0,
      lostVisits: 0,
      doubledVisits: 0,
      overbooked: 0,
      damage: [],
    });
  });
});
