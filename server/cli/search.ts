import { listMisses } from '../repositories/searchMisses.ts';
import type { Command } from './command.ts';
import { limitOf, limitOption } from './limit.ts';
import { table } from './print.ts';

const misses: Command = {
  usage: `search misses [--limit ${limitOption.default}]`,
  description: 'Lists the searches of the last 90 days that found nothing, most frequent first.',
  positionals: [0, 0],
  isAudited: false,
  options: { limit: limitOption },
  run: async ({ db }, { options }, print) => {
    const rows = await listMisses(db, limitOf(options));
    if (rows.length === 0) {
      print('Every search found something.');
      return;
    }
    const lines = rows.map(({ term, count, last_day: day }) => [term, String(count), day]);
    table(['SEARCH', 'TIMES', 'LAST'], lines).forEach(print);
  },
};

export const searchCommands = { 'search misses': misses };
