import { describe, expect, it } from '@jest/globals';
import { accountApi, selectSessions } from '@/api/account';
import { parseAccount } from '@/api/parsers/account';
import { accountSessions } from '@/fixtures/account.fixtures';
import { buildSession } from '@/fixtures/session.fixtures';
import { signedIn, signedOut } from '@/store/slices/authSlice';
import { createTestStore, type Respond } from '../support/fakeApi';

const { getAccount, updateAccount, revokeSession } = accountApi.endpoints;
const named = (name?: string) => ({ user: { ...buildSession().user, name }, sessions: [] });

function signedInStore(respond: Respond) {
  const shop = createTestStore(respond);
  shop.store.dispatch(signedIn(buildSession()));
  const nameInSession = () => shop.store.getState().auth.user?.name;
  return { ...shop, nameInSession };
}

describe('the account', () => {
  it('keeps sessions in the order of the server', async () => {
    const { store } = signedInStore(() => ({ body: { ...named(), sessions: accountSessions } }));
    const { data } = await store.dispatch(getAccount.initiate());
    const sessions = data === undefined ? [] : selectSessions(data.sessions);
    expect(sessions.map(({ _id }) => _id)).toEqual(accountSessions.map(({ _id }) => _id));
  });

  it('copies the name into the session, also when another device changed or removed it', async () => {
    let name: string | undefined = 'Layla';
    const { store, nameInSession } = signedInStore(() => ({ body: named(name) }));
    await store.dispatch(getAccount.initiate());
    expect(nameInSession()).toBe('Layla');
    name = undefined;
    await store.dispatch(updateAccount.initiate({ name: '' }));
    expect(nameInSession()).toBeUndefined();
    expect(store.getState().auth.user).toEqual(buildSession().user);
  });

  it('leaves the next session alone when a response is late', async () => {
    let answer: () => void = () => undefined;
    const response = new Promise<{ body: object }>((resolve) => {
      answer = () => resolve({ body: named('Layla') });
    });
    const { store, nameInSession } = signedInStore(() => response);
    const reading = store.dispatch(getAccount.initiate());
    const omar = { _id: 'omar', email: 'omar@sadeel.example' };
    store.dispatch(signedOut());
    store.dispatch(signedIn(buildSession({ token: 'o'.repeat(43), user: omar })));
    answer();
    await reading;
    expect(nameInSession()).toBeUndefined();
  });

  it.each([
    [200, 2],
    [404, 2],
    [429, 1],
  ])('is read again after a sign-out with status %i: %i requests', async (status, count) => {
    const { store, api } = signedInStore(({ path }) =>
      path === '/user/revoke-session' ? { status, body: { message: 'x' } } : { body: named() },
    );
    await store.dispatch(getAccount.initiate());
    await store.dispatch(revokeSession.initiate('phone'));
    expect(api.to('/user/get-account')).toHaveLength(count);
  });

  it('is parsed from any response', () => {
    const nothing = { user: { _id: '', email: '' }, windowCount: 0, sessions: [] };
    for (const response of [null, 'text', [], { sessions: [null, {}, 5], windowCount: -1 }]) {
      expect(parseAccount(response)).toEqual(nothing);
    }
    const long = { _id: 7, browser: ` ${'x'.repeat(99)}`, system: ' ', isCurrent: 'yes' };
    expect(parseAccount({ sessions: [long] }).sessions).toEqual([
      { _id: '7', browser: 'x'.repeat(40), signedInAt: '', lastUsedAt: '', isCurrent: false },
    ]);
  });
});
