import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, MINUTE } from '../../../server/clock.ts';
import { WINDOWS } from '../../../server/limits/customers.ts';
import type { ErasedWindow } from '../../../src/contract/windows.ts';
import {
  MAX_WINDOWS,
  RANGES,
  DRAWS,
  FLOORS,
  HEADINGS,
  MOUNTS,
  REACHES,
} from '../../../src/lib/windows/measuredWindow.ts';
import { parseWindow } from '../../../src/lib/windows/parseWindow.ts';
import { bath, hall, NOW, now } from '../../support/accountWindows.ts';
import { fail, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
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

describe('the windows of an account', () => {
  it('are empty at first, and then those that were saved, in the order of adding', async () => {
    expect(await read()).toEqual({ windows: [], earlier: [], erased: [] });
    expect(await save([hall, bath])).toEqual({ windows: [hall, bath], earlier: [], erased: [] });
    const wider = { ...hall, widths: [241, null, null], updatedAt: now, base: hall.updatedAt };
    await save([wider]);
    const { windows, earlier } = await read();
    expect(windows).toEqual([{ ...hall, widths: [241, null, null], updatedAt: now }, bath]);
    expect(earlier).toEqual([]);
  });

  it('keep the version of the other device when two changed the same one', async () => {
    await save([hall]);
    const phone = { ...hall, depth: 8, updatedAt: now - 2 * MINUTE };
    const desktop = { ...hall, depth: 9, updatedAt: now - MINUTE };
    await save([{ ...desktop, base: hall.updatedAt }]);
    const merged = await save([{ ...phone, base: hall.updatedAt }]);
    expect(merged).toEqual({ windows: [desktop], earlier: [phone], erased: [] });
    expect(await save([{ ...phone, base: hall.updatedAt }])).toEqual(merged);
    const restored = { ...phone, updatedAt: now, base: desktop.updatedAt };
    const { windows, earlier } = await save([restored]);
    expect([windows[0]?.depth, earlier[0]?.depth]).toEqual([8, 9]);
  });

  it('stay erased, and come back only when they are changed later or added again', async () => {
    await save([hall, bath]);
    const erased = [{ id: 'hall', erasedAt: now - 30 * MINUTE }];
    expect(await save([], erased)).toEqual({ windows: [bath], earlier: [], erased });
    const stale = { ...hall, depth: 8, updatedAt: now - 40 * MINUTE, base: hall.updatedAt };
    expect((await save([stale])).windows).toEqual([bath]);
    const { windows } = await save([{ ...stale, updatedAt: now - MINUTE }]);
    expect(windows.map(({ id }) => id)).toEqual(['hall', 'bath']);
    await save([], [{ id: 'hall', erasedAt: now }]);
    expect((await save([hall])).windows.map(({ id }) => id)).toEqual(['hall', 'bath']);
  });

  it('take the time of the server when the clock of a device is ahead', async () => {
    const ahead = { ...hall, updatedAt: now + 5 * DAY };
    expect((await save([ahead])).windows[0]?.updatedAt).toBe(now);
    const erased = await save([], [{ id: 'hall', erasedAt: now + 5 * DAY }]);
    expect(erased.erased).toEqual([{ id: 'hall', erasedAt: now }]);
  });

  it('belong to one customer', async () => {
    await save([hall]);
    const other = await server.signIn('omar@example.com');
    const mine = { ...hall, room: 'Another hall', updatedAt: now };
    await succeed(server, 'POST /user/save-windows', {
      token: other,
      body: { windows: [mine], erased: [{ id: 'bath', erasedAt: now }] },
    });
    expect((await read()).windows).toEqual([hall]);
  });

  it('are saved completely or not at all', async () => {
    const status = (
      await rawCall(server, 'POST /user/save-windows', {
        token,
        body: { windows: [hall, { ...bath, depth: -1 }], erased: [] },
      })
    ).status;
    expect([status, (await read()).windows]).toEqual([400, []]);
  });

  it('survive two devices that save at the same time', async () => {
    const rooms = Array.from({ length: 8 }, (_, index) => ({ ...hall, id: `room-${index}` }));
    await Promise.all(rooms.map((room) => save([room])));
    const depths = [1, 2, 3, 4];
    await Promise.all(
      depths.map((depth) => save([{ ...hall, id: 'room-0', depth, updatedAt: now - depth }])),
    );
    const { windows, earlier } = await read();
    expect(windows).toHaveLength(8);
    expect(windows.find(({ id }) => id === 'room-0')?.depth).toBe(1);
    expect(earlier[0]?.depth).toBe(2);
  });
});

describe('validation', () => {
  const refuse = async (windows: unknown, erased: unknown = []) =>
    (await fail(server, 'POST /user/save-windows', { token, body: { windows, erased } })).status;

  it.each<[string, Record<string, unknown>]>([
    ['id', { id: '<b>' }],
    ['time', { updatedAt: -1 }],
    ['base', { base: '5' }],
    ['length below the range', { widths: [19, null, null] }],
    ['length above the range', { drops: [null, 800.1, null] }],
    ['number of lengths', { diagonals: [100] }],
    ['missing length', { depth: undefined }],
    ['mount', { mount: 'floating' }],
    ['note', { notes: ['robot', 'cat'] }],
    ['name', { name: 5 }],
    ['name of excessive length', { room: 'x'.repeat(WINDOWS.maxTextLength + 1) }],
  ])('rejects an unusable %s', async (_what, fields) => {
    expect(await refuse([{ ...hall, ...fields }])).toBe(400);
  });

  it('rejects lists that are none or too long, and unusable erasures', async () => {
    expect(await refuse('hall')).toBe(400);
    expect(await refuse(Array.from({ length: MAX_WINDOWS + 1 }, () => hall))).toBe(400);
    expect(await refuse([], [{ id: 'hall' }])).toBe(400);
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect(await refuse([{ ...hall, id }])).toBe(400);
      expect(await refuse([], [{ id, erasedAt: now }])).toBe(400);
    }
    expect(await refuse([], [{ id: 'hall', erasedAt: 1e20 }])).toBe(400);
    expect((await read()).windows).toEqual([]);
  });

  it('stores what the parser of the storefront makes of a window', async () => {
    const typed = {
      ...hall,
      room: ' Living\u202e\nroom ',
      name: '😀'.repeat(60),
      notes: ['robot', 'handle', 'robot'],
      widths: [240.04, 20, 1200],
      extra: '<script>',
    };
    const { windows } = await save([typed]);
    expect(windows).toEqual([parseWindow(typed)]);
  });

  it('has the same ranges and choices as the storefront', async () => {
    const choices = {
      mount: MOUNTS,
      heading: HEADINGS,
      reach: REACHES,
      draw: DRAWS,
      floor: FLOORS,
    };
    for (const [field, values] of Object.entries(choices))
      for (const value of values) await save([{ ...hall, [field]: value }]);
    const bounds = { track: RANGES.width, depth: RANGES.space };
    for (const [field, [min, max]] of Object.entries(bounds)) {
      for (const length of [min, max]) await save([{ ...hall, [field]: length }]);
      for (const length of [min - 0.1, max + 0.1])
        expect(await refuse([{ ...hall, [field]: length }])).toBe(400);
    }
    for (const drop of RANGES.drop) await save([{ ...hall, drops: [drop, null, null] }]);
    for (const line of RANGES.diagonal) await save([{ ...hall, diagonals: [line, null] }]);
    expect(await refuse([{ ...hall, diagonals: [RANGES.diagonal[1] + 0.1, null] }])).toBe(400);
  });
});
