import { HOUR } from '../../server/clock.ts';
import { emptyWindow } from '../../src/lib/windows/measuredWindow.ts';

/** Time of the test server, and in ms since 1970. */
export const NOW = '2026-11-24T08:00:00.000Z';
export const now = Date.parse(NOW);

export const hall = emptyWindow({
  id: 'hall',
  updatedAt: now - HOUR,
  room: 'Hall',
  widths: [240, null, null],
});
export const bath = emptyWindow({ id: 'bath', updatedAt: now - HOUR, name: 'نافذة الحمّام' });
