import { describe, expect, it } from '@jest/globals';
import type { AccountWindows } from '@/contract/windows';
import { noDeviceWindows, type DeviceWindows } from '@/lib/windows/deviceWindows';
import { emptyWindow, MAX_WINDOWS } from '@/lib/windows/measuredWindow';
import { mergeAccount } from '@/lib/windows/mergeAccount';
import { pendingChanges } from '@/lib/windows/pendingChanges';

const AISHA = 'aisha';
const OMAR = 'omar';
const hall = emptyWindow({ id: 'hall', updatedAt: 10, room: 'Hall' });
const bath = emptyWindow({ id: 'bath', updatedAt: 20 });
const none: AccountWindows = { windows: [], earlier: [], erased: [] };
const account = (fields: Partial<AccountWindows>): AccountWindows => ({ ...none, ...fields });
const device = (fields: Partial<DeviceWindows>): DeviceWindows => ({
  ...noDeviceWindows,
  ...fields,
});

/** A device on which Aisha's windows are saved. */
const saved = device({
  windows: [hall, bath],
  ownerId: AISHA,
  marks: [
    { id: 'hall', ownerId: AISHA, savedAt: 10 },
    { id: 'bath', ownerId: AISHA, savedAt: 20 },
  ],
});

describe('windows of a device and an account', () => {
  it('go to the account that signs in first', () => {
    const first = mergeAccount(device({ windows: [hall] }), { ownerId: AISHA, account: none });
    expect(first).toEqual(device({ windows: [hall], ownerId: AISHA }));
    const changes = pendingChanges(first, AISHA, none);
    expect(changes).toEqual({ windows: [hall], erased: [] });
    const answered = mergeAccount(first, {
      ownerId: AISHA,
      account: account({ windows: [hall] }),
      sent: changes,
    });
    expect(answered.marks).toEqual([{ id: 'hall', ownerId: AISHA, savedAt: 10 }]);
    expect(pendingChanges(answered, AISHA, account({ windows: [hall] }))).toBeUndefined();
  });

  it('are not sent before the account has responded', () => {
    expect(pendingChanges(device({ windows: [hall] }), AISHA, none)).toBeUndefined();
  });

  it('come from the account to a device without them', () => {
    const merged = mergeAccount(noDeviceWindows, {
      ownerId: AISHA,
      account: account({ windows: [hall, bath] }),
    });
    expect(merged).toEqual(saved);
  });

  it('follow changes of other devices, unless they were changed here', () => {
    const there = account({ windows: [{ ...hall, depth: 9, updatedAt: 30 }, bath] });
    expect(mergeAccount(saved, { ownerId: AISHA, account: there }).windows).toEqual(there.windows);
    const changed = { ...saved, windows: [{ ...hall, depth: 8, updatedAt: 15 }, bath] };
    const kept = mergeAccount(changed, { ownerId: AISHA, account: there });
    expect(kept).toEqual(changed);
    expect(pendingChanges(kept, AISHA, there)).toEqual({
      windows: [{ ...hall, depth: 8, updatedAt: 15, base: 10 }],
      erased: [],
    });
  });

  it('ignore a response that is older than the last one', () => {
    const stale = account({ windows: [{ ...hall, depth: 1, updatedAt: 5 }] });
    expect(mergeAccount(saved, { ownerId: AISHA, account: stale })).toEqual(saved);
  });

  it('take the version that the server chose, and the time that it set', () => {
    const changed = { ...saved, windows: [{ ...hall, depth: 8, updatedAt: 900 }, bath] };
    const sent = pendingChanges(changed, AISHA, account({ windows: [hall, bath] }));
    const winner = { ...hall, depth: 9, updatedAt: 30 };
    const lost = mergeAccount(changed, {
      ownerId: AISHA,
      account: account({ windows: [winner, bath] }),
      sent,
    });
    expect(lost.windows[0]).toEqual(winner);
    const clamped = { ...hall, depth: 8, updatedAt: 40 };
    const won = mergeAccount(changed, {
      ownerId: AISHA,
      account: account({ windows: [clamped, bath] }),
      sent,
    });
    expect(won.windows[0]).toEqual(clamped);
    expect(pendingChanges(won, AISHA, account({ windows: [clamped, bath] }))).toBeUndefined();
  });

  it('keep what is typed while a request is under way', () => {
    const typing = { ...hall, room: 'Hall ', updatedAt: 30 };
    const changed = { ...saved, windows: [typing, bath] };
    const sent = { windows: [typing], erased: [] };
    const trimmed = account({ windows: [{ ...typing, room: 'Hall' }, bath] });
    const answered = mergeAccount(changed, { ownerId: AISHA, account: trimmed, sent });
    expect(answered.windows[0]?.room).toBe('Hall ');
    expect(pendingChanges(answered, AISHA, trimmed)).toBeUndefined();
    const further = { ...typing, room: 'Hall 2', updatedAt: 31 };
    const meanwhile = { ...saved, windows: [further, bath] };
    const kept = mergeAccount(meanwhile, { ownerId: AISHA, account: trimmed, sent });
    expect(kept.windows[0]).toEqual(further);
  });

  it('disappear when they were erased on another device, unless they were changed later', () => {
    const erased = [{ id: 'hall', erasedAt: 30 }];
    const there = account({ windows: [bath], erased });
    expect(mergeAccount(saved, { ownerId: AISHA, account: there }).windows).toEqual([bath]);
    const changed = { ...saved, windows: [{ ...hall, depth: 8, updatedAt: 40 }, bath] };
    expect(mergeAccount(changed, { ownerId: AISHA, account: there })).toEqual(changed);
    // A window that is merely missing in a response is kept.
    const missing = account({ windows: [bath] });
    expect(mergeAccount(saved, { ownerId: AISHA, account: missing })).toEqual(saved);
  });

  it('are erased in the account, too', () => {
    const erased = [{ id: 'hall', erasedAt: 30, ownerId: AISHA }];
    const here = { ...saved, windows: [bath], marks: saved.marks.slice(1), erased };
    const before = account({ windows: [hall, bath] });
    const waiting = mergeAccount(here, { ownerId: AISHA, account: before });
    expect(waiting).toEqual(here);
    const sent = pendingChanges(waiting, AISHA, before);
    expect(sent).toEqual({ windows: [], erased: [{ id: 'hall', erasedAt: 30 }] });
    const after = account({ windows: [bath], erased: [{ id: 'hall', erasedAt: 30 }] });
    expect(mergeAccount(waiting, { ownerId: AISHA, account: after, sent }).erased).toEqual([]);
  });

  it('stay on the device when the account is full', () => {
    const full = account({
      windows: Array.from({ length: MAX_WINDOWS }, (_, index) => ({ ...bath, id: `id-${index}` })),
    });
    const merged = mergeAccount(device({ windows: [hall] }), { ownerId: AISHA, account: full });
    expect(merged.windows).toHaveLength(MAX_WINDOWS);
    expect(merged.windows[0]).toEqual(hall);
    expect(pendingChanges(merged, AISHA, full)).toBeUndefined();
  });
});

describe('a second customer on the device', () => {
  const hers = {
    ...saved,
    windows: [
      hall,
      { ...bath, depth: 7, updatedAt: 25 },
      emptyWindow({ id: 'new', updatedAt: 30 }),
    ],
  };

  it('gets none of the windows of the first', () => {
    const his = mergeAccount(hers, { ownerId: OMAR, account: none });
    expect(his.windows).toEqual(hers.windows);
    expect(his.ownerId).toBe(OMAR);
    expect(pendingChanges(his, OMAR, none)).toBeUndefined();
  });

  it('leaves the changes of the first to her next sign-in', () => {
    const his = mergeAccount(hers, { ownerId: OMAR, account: none });
    const room = emptyWindow({ id: 'his', updatedAt: 40 });
    const both = { ...his, windows: [...his.windows, room] };
    expect(pendingChanges(both, OMAR, none)).toEqual({ windows: [room], erased: [] });
    const there = account({ windows: [hall, bath] });
    const again = mergeAccount(both, { ownerId: AISHA, account: there });
    expect(pendingChanges(again, AISHA, there)?.windows.map(({ id }) => id)).toEqual([
      'bath',
      'new',
    ]);
  });
});
