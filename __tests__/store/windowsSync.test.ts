/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { windowsApi } from '@/api/windows';
import { emptyWindow } from '@/lib/windows/measuredWindow';
import { makeStore, startFocusRefetch, startPersistence, type AppStore } from '@/store/makeStore';
import { createSafeStorage } from '@/store/safeStorage';
import { signOut } from '@/store/signOut';
import { signedIn } from '@/store/slices/authSlice';
import {
  selectIsInAccount,
  selectWindows,
  windowChanged,
  windowsAdded,
  windowsClaimed,
  windowsErased,
} from '@/store/slices/windowsSlice';
import { persistedWindows } from '@/store/persistedWindows';
import { syncWindows } from '@/store/windowsSync';
import {
  selectEarlierVersion,
  selectOtherOwnersCount,
  selectWindowsPlace,
} from '@/store/windowsAccount';
import { createTestStore, type Respond } from '../support/fakeApi';
import { createMemoryStorage } from '../support/memoryStorage';
import { createTinyServer, type TestServer } from '../support/testServer';

const AISHA = 'aisha@example.com';
const OMAR = 'omar@example.com';
const hall = emptyWindow({ id: 'hall', updatedAt: 10, room: 'Hall' });
const bath = emptyWindow({ id: 'bath', updatedAt: 20 });

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let server: TestServer;
const stops: (() => void)[] = [];
beforeEach(async () => {
  // Time passes as usual, and tests can skip the pauses before requests.
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  server = await createTinyServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  await server.close();
});

/** A browser with a screen of windows, connected to the server. */
function openDevice(memory = createMemoryStorage()) {
  const requests: string[] = [];
  const device = { isOnline: true };
  const store = makeStore({
    storage: createSafeStorage(() => memory),
    services: {
      apiBaseUrl: 'http://sadeel.test/api',
      fetch: (input, init) => {
        const request = new Request(input, init);
        requests.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`);
        return device.isOnline ? server.fetch(request) : Promise.reject(new TypeError('offline'));
      },
      isOffline: () => !device.isOnline,
      log: () => undefined,
    },
  });
  startPersistence(store);
  stops.push(startFocusRefetch(store));
  store.inject(persistedWindows);
  syncWindows(store);
  return {
    store,
    requests,
    signIn: async (email = AISHA) => {
      const token = await server.signIn(email);
      store.dispatch(signedIn({ token, role: 'user', user: { _id: email, email } }));
    },
    setOnline: (isOnline: boolean) => {
      device.isOnline = isOnline;
      if (isOnline) window.dispatchEvent(new Event('online'));
    },
    ids: () => selectWindows(store.getState())?.map(({ id }) => id),
    depthOf: (id: string) =>
      selectWindows(store.getState())?.find((window) => window.id === id)?.depth,
    refetch: () =>
      store.dispatch(windowsApi.endpoints.getWindows.initiate(undefined, { forceRefetch: true })),
  };
}

const inPlace = (store: AppStore, place: string) =>
  waitFor(() => expect(selectWindowsPlace(store.getState())).toBe(place));
const change = (id: string, depth: number, at = Date.now()) =>
  windowChanged({ id, changes: { depth }, at });

describe('windows of a signed-in customer', () => {
  it('measured offline go to the account after sign-in, and to the next device', async () => {
    const phone = openDevice();
    phone.setOnline(false);
    phone.store.dispatch(windowsAdded([hall, bath]));
    expect(selectWindowsPlace(phone.store.getState())).toBe('signedOut');
    phone.setOnline(true);
    await phone.signIn();
    await inPlace(phone.store, 'account');
    expect(phone.requests).toEqual(['GET get-windows', 'POST save-windows']);

    const desktop = openDevice();
    await desktop.signIn();
    await waitFor(() => expect(desktop.ids()).toEqual(['hall', 'bath']));
    expect(selectWindowsPlace(desktop.store.getState())).toBe('account');
    desktop.store.dispatch(windowsErased({ id: 'bath', at: Date.now(), userId: AISHA }));
    expect(selectIsInAccount(desktop.store.getState(), [hall])).toBe(true);
    await inPlace(desktop.store, 'account');
    await phone.refetch();
    expect(phone.ids()).toEqual(['hall']);
  });

  it('changed offline are sent on reconnect, in one request after a pause', async () => {
    const phone = openDevice();
    await phone.signIn();
    phone.store.dispatch(windowsAdded([hall]));
    await inPlace(phone.store, 'account');
    phone.setOnline(false);
    for (const depth of [7, 8, 9]) phone.store.dispatch(change('hall', depth));
    await waitFor(() => expect(phone.requests).toHaveLength(3));
    expect(selectWindowsPlace(phone.store.getState())).toBe('waiting');
    // Like a page that is opened without a connection.
    phone.store.dispatch(windowsApi.util.resetApiState());
    await waitFor(() => expect(phone.requests).toHaveLength(4));
    expect(selectWindowsPlace(phone.store.getState())).toBe('waiting');
    phone.setOnline(true);
    await inPlace(phone.store, 'account');
    expect(phone.requests.slice(4)).toEqual(['GET get-windows', 'POST save-windows']);
  });

  it('changed while the session ends go to the account once after the next sign-in (product 10.20)', async () => {
    const phone = openDevice();
    await phone.signIn();
    phone.store.dispatch(windowsAdded([hall]));
    await inPlace(phone.store, 'account');
    await server.db.updateTable('sessions').set({ revoked_at: new Date().toISOString() }).execute();
    phone.store.dispatch(change('hall', 7));
    await inPlace(phone.store, 'signedOut');
    expect(phone.depthOf('hall')).toBe(7);
    phone.requests.splice(0);
    await phone.signIn();
    await inPlace(phone.store, 'account');
    expect(phone.requests).toEqual(['GET get-windows', 'POST save-windows']);
    const desktop = openDevice();
    await desktop.signIn();
    await waitFor(() => expect(desktop.depthOf('hall')).toBe(7));
  });

  it('changed on two devices keep the version that did not win, which can be restored', async () => {
    const [phone, desktop] = [openDevice(), openDevice()];
    await phone.signIn();
    phone.store.dispatch(windowsAdded([hall]));
    await inPlace(phone.store, 'account');
    await desktop.signIn();
    await waitFor(() => expect(desktop.ids()).toEqual(['hall']));
    phone.setOnline(false);
    phone.store.dispatch(change('hall', 7));
    desktop.store.dispatch(change('hall', 8, Date.now() + 1_000));
    await inPlace(desktop.store, 'account');
    phone.setOnline(true);
    await inPlace(phone.store, 'account');
    expect(phone.depthOf('hall')).toBe(8);
    const earlier = selectEarlierVersion(phone.store.getState(), 'hall');
    expect(earlier?.depth).toBe(7);
    phone.store.dispatch(change('hall', 7));
    await inPlace(phone.store, 'account');
    expect(selectEarlierVersion(phone.store.getState(), 'hall')?.depth).toBe(8);
  });

  it('of another customer stay on the device and out of the account, until they are added', async () => {
    const shared = openDevice();
    await shared.signIn();
    shared.store.dispatch(windowsAdded([hall]));
    await inPlace(shared.store, 'account');
    await shared.store.dispatch(signOut());
    shared.store.dispatch(windowsAdded([bath]));
    await shared.signIn(OMAR);
    await shared.refetch();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(selectWindowsPlace(shared.store.getState())).toBe('device');
    expect(shared.ids()).toEqual(['hall', 'bath']);
    expect(selectOtherOwnersCount(shared.store.getState())).toBe(2);
    expect(shared.requests.filter((one) => one.startsWith('POST save'))).toHaveLength(1);

    shared.store.dispatch(windowsClaimed(OMAR));
    await inPlace(shared.store, 'account');
    expect(selectOtherOwnersCount(shared.store.getState())).toBe(0);
    const his = openDevice();
    await his.signIn(OMAR);
    await waitFor(() => expect(his.ids()).toEqual(['hall', 'bath']));
  });

  it('erased after signing out come back with the next sign-in', async () => {
    const phone = openDevice();
    await phone.signIn();
    phone.store.dispatch(windowsAdded([hall]));
    await inPlace(phone.store, 'account');
    await phone.store.dispatch(signOut());
    phone.store.dispatch(windowsErased({ at: Date.now() }));
    expect(phone.ids()).toEqual([]);
    await phone.signIn();
    await waitFor(() => expect(phone.ids()).toEqual(['hall']));
  });
});

describe('a server that stores no windows', () => {
  it.each([404, 500])('(%d) leaves them on the device, quietly', async (status) => {
    const respond: Respond = () => ({ status, body: { message: 'Not here' } });
    const { store, api, toasts, logged } = createTestStore(respond, {
      services: { isOffline: () => true },
    });
    store.inject(persistedWindows);
    syncWindows(store);
    syncWindows(store);
    store.dispatch(signedIn({ token: 'token', role: 'user', user: { _id: AISHA, email: AISHA } }));
    store.dispatch(windowsAdded([hall]));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.requests.map(({ path }) => path)).toEqual(['/user/get-windows']);
    expect([toasts, logged]).toEqual([[], []]);
    expect(selectWindows(store.getState())).toEqual([hall]);
    expect(selectWindowsPlace(store.getState())).toBe('device');
  });
});

describe('a server that leaves a window out of its response', () => {
  it('is sent the window once, and again with its next change', async () => {
    const respond: Respond = () => ({ body: { windows: [], earlier: [], erased: [] } });
    const { store, api } = createTestStore(respond);
    store.inject(persistedWindows);
    syncWindows(store);
    store.dispatch(signedIn({ token: 'token', role: 'user', user: { _id: AISHA, email: AISHA } }));
    store.dispatch(windowsAdded([hall]));
    const saves = () => api.requests.filter(({ path }) => path === '/user/save-windows').length;
    await waitFor(() => expect(saves()).toBe(1));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(saves()).toBe(1);
    store.dispatch(change('hall', 7));
    await waitFor(() => expect(saves()).toBe(2));
  });
});
