import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, HOUR } from '../../../server/clock.ts';
import { WINDOWS } from '../../../server/limits/customers.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import type { ErasedWindow } from '../../../src/contract/windows.ts';
import {
  emptyWindow,
  MAX_NAME_LENGTH,
  MAX_WINDOWS,
  NOTES,
} from '../../../src/lib/windows/measuredWindow.ts';
import { bath, hall, NOW, now } from '../../support/accountWindows.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ now: NOW });
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

const save = (windows: readonly object[], erased: readonly ErasedWindow[] = []) =>
  succeed(server, 'POST /user/save-windows', { token, body: { windows, erased } });
const read = () => succeed(server, 'GET /user/get-windows', { token });

describe('the limits of an account’s windows', () => {
  const longest = (id: number) =>
    emptyWindow({
      id: `${id}`.padStart(64, 'x'),
      updatedAt: now,
      room: '😀'.repeat(MAX_NAME_LENGTH),
      name: 'ص'.repeat(MAX_NAME_LENGTH),
      heading: 'double',
      reach: 'belowSill',
      notes: [...NOTES],
      widths: [1199.9, 1199.9, 1199.9],
      drops: [799.9, 799.9, 799.9],
      diagonals: [1449.9, 1449.9],
      track: 1199.9,
      freeLeft: 1199.9,
      freeRight: 1199.9,
      freeAbove: 1199.9,
      depth: 1199.9,
    });

  it('let a device send all of its windows at once', async () => {
    const all = Array.from({ length: MAX_WINDOWS }, (_, index) => ({
      ...longest(index),
      base: now,
    }));
    const erased = Array.from({ length: WINDOWS.erasedPerCustomer }, (_, index) => ({
      id: `${index}`.padStart(64, 'y'),
      erasedAt: now,
    }));
    expect((await save(all, erased)).windows).toHaveLength(WINDOWS.perCustomer);
    expect(WINDOWS.perCustomer).toBe(MAX_WINDOWS);
  });

  it('leave out windows beyond the maximum, and still save changes', async () => {
    await save(Array.from({ length: MAX_WINDOWS }, (_, index) => ({ ...hall, id: `id-${index}` })));
    const changed = { ...hall, id: 'id-3', depth: 8, updatedAt: now, base: hall.updatedAt };
    const { windows } = await save([bath, changed]);
    expect(windows).toHaveLength(MAX_WINDOWS);
    expect(windows[3]?.depth).toBe(8);
    expect(windows.some(({ id }) => id === 'bath')).toBe(false);
  });

  it('remember a limited number of erasures, for a year', async () => {
    for (const start of [0, 50, 100, 150, 200, 250]) {
      const ids = Array.from({ length: 50 }, (_, index) => `id-${start + index}`);
      await save(ids.map((id) => ({ ...hall, id })));
      await save(
        [],
        ids.map((id) => ({ id, erasedAt: now - HOUR + start })),
      );
    }
    const { erased } = await read();
    expect(erased).toHaveLength(WINDOWS.erasedPerCustomer);
    expect(erased.some(({ id }) => id === 'id-0')).toBe(false);
    await save([bath]);
    server.clock.advance(366 * DAY);
    await deleteExpired(server.services, server.clock.now());
    token = await server.signIn(EMAIL);
    expect(await read()).toEqual({ windows: [bath], earlier: [], erased: [] });
  });

  it('allow 300 saves in ten minutes', async () => {
    await server.close();
    server = await createTinyServer({ now: NOW, limits: realLimits });
    token = await server.signIn(EMAIL);
    for (let index = 0; index < 300; index += 1) await save([]);
    const refused = await fail(server, 'POST /user/save-windows', {
      token,
      body: { windows: [hall], erased: [] },
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  });
});
