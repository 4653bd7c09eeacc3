import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../../server/clock.ts';
import { addMisses, listMisses } from '../../../server/repositories/searchMisses.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { storableTerm } from '../../../server/rules/searchTerm.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const search = (text: string, query: Record<string, string | number> = {}) =>
  succeed(server, 'GET /user/get-products', { query: { search: text, ...query } });

describe('searches that find nothing (product 13.20)', () => {
  it('are listed by how often they were made', async () => {
    for (const text of ['Motorised awning', 'motorised  AWNING', 'صُحون', 'wool'])
      await search(text);
    await server.services.searchMisses.flush();
    await search('motorised awning');
    await server.services.searchMisses.flush();
    const { out } = await runShopCommand(server, 'search', 'misses');
    expect(out.split('\n')[1]).toMatch(/^motorised awning +3 +\d{4}-\d\d-\d\d$/);
    expect(out).toMatch(/^صحون +1 /m);
    expect(out).not.toContain('wool');
  });

  it('are not counted in a filtered list, a sub-category or when meant literally', async () => {
    await search('zzzz', { colour: 'blue' });
    await search('zzzz', { subCategoryId: 'sheer' });
    await search('zzzz', { exact: 1 });
    await server.services.searchMisses.flush();
    const { out } = await runShopCommand(server, 'search', 'misses');
    expect(out).toBe('Every search found something.');
  });

  it('are kept in a limited number, those made most often first', async () => {
    const counts = new Map([
      ['often', 3],
      ['twice', 2],
      ['once', 1],
    ]);
    await addMisses(server.db, counts, { day: '2026-11-21', maxRows: 2 });
    const terms = (await listMisses(server.db, 10)).map(({ term }) => term);
    expect(terms).toEqual(['often', 'twice']);
  });

  it('are deleted after ninety days', async () => {
    await addMisses(server.db, new Map([['old', 1]]), { day: '2026-01-01', maxRows: 10 });
    await addMisses(server.db, new Map([['new', 1]]), { day: '2026-03-31', maxRows: 10 });
    const now = new Date(Date.parse('2026-01-01T00:00:00.000Z') + 91 * DAY);
    await deleteExpired(server.services, now);
    expect((await listMisses(server.db, 10)).map(({ term }) => term)).toEqual(['new']);
  });
});

describe('a search without results', () => {
  it.each([
    ['Velvet Awning', 'velvet awning'],
    ['  day-night   blinds ', 'day-night blinds'],
    ['width 280', 'width 280'],
    ['ستائر', 'ستاير'],
  ])('%p is stored as %p', (text, term) => {
    expect(storableTerm(text, 60)).toBe(term);
  });

  it.each([
    'aisha@example.com',
    '050 123 4567',
    '٠٥٠١٢٣٤٥٦٧',
    'https://example.com',
    'villa 12 street 345',
    'x',
    'y'.repeat(61),
    '<b>',
  ])('%p is not stored, because it may name a person or is no search', (text) => {
    expect(storableTerm(text, 60)).toBeUndefined();
  });
});
