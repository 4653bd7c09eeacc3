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

describe('authSlice', () => {
  it('starts signed out', () => {
    const { store } = createTestStore();
    const state = store.getState();
    expect(state.auth).toEqual({ token: null, user: null, role: null });
    expect(selectIsSignedIn(state)).toBe(false);
    expect(selectToken(state)).toBeNull();
    expect(selectUser(state)).toBeNull();
  });

  it('stores the last session', () => {
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
    'is signed out after $type',
    (event) => {
      const { store } = createTestStore();
      store.dispatch(signedIn(session));
      store.dispatch(event);
      expect(store.getState().auth).toEqual({ token: null, user: null, role: null });
    },
  );
});

describe('selectIsSessionKnown', () => {
  const auth = { token: null, user: null, role: null };

  it.each([
    ['true without persistence', auth, true],
    ['false before rehydration', { ...auth, _persist: { version: 1, rehydrated: false } }, false],
    ['true after rehydration', { ...auth, _persist: { version: 1, rehydrated: true } }, true],
  ])('%s', (_case, state, isKnown) => {
    expect(selectIsSessionKnown({ auth: state })).toBe(isKnown);
  });
});
