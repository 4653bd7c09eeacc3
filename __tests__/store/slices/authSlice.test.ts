import { describe, expect, it } from '@jest/globals';
import {
  selectIsSessionKnown,
  selectIsSignedIn,
  selectToken,
  selectUser,
  sessionExpired,
  signedIn,
  signedOut,
} from '@/store/slices/authSlice';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const session = buildSession();

describe('the session', () => {
  it('begins as nobody’s', () => {
    const { store } = createTestStore();
    const state = store.getState();
    expect(state.auth).toEqual({ token: null, user: null, role: null });
    expect(selectIsSignedIn(state)).toBe(false);
    expect(selectToken(state)).toBeNull();
    expect(selectUser(state)).toBeNull();
  });

  it('is that of whoever signed in last', () => {
    const { store } = createTestStore();
    store.dispatch(signedIn(buildSession({ token: 'older', role: 'guest' })));
    store.dispatch(signedIn(session));
    const state = store.getState();
    expect(state.auth).toEqual(session);
    expect(selectIsSignedIn(state)).toBe(true);
    expect(selectToken(state)).toBe(session.token);
    expect(selectUser(state)).toEqual(session.user);
  });

  it.each([signedOut(), sessionExpired(), sessionExpired('layla')])(
    'is nobody’s after $type',
    (event) => {
      const { store } = createTestStore();
      store.dispatch(signedIn(session));
      store.dispatch(event);
      expect(store.getState().auth).toEqual({ token: null, user: null, role: null });
    },
  );
});

describe('whether the session is known', () => {
  const auth = { token: null, user: null, role: null };

  it.each([
    ['where nothing is stored', auth, true],
    ['before it is read', { ...auth, _persist: { version: 1, rehydrated: false } }, false],
    ['once it is read', { ...auth, _persist: { version: 1, rehydrated: true } }, true],
  ])('%s', (_when, state, isKnown) => {
    expect(selectIsSessionKnown({ auth: state })).toBe(isKnown);
  });
});
