import { describe, expect, it } from '@jest/globals';
import { authApi } from '@/api/auth';
import type { AppDispatch } from '@/store/makeStore';
import { selectToken, selectUser } from '@/store/slices/authSlice';
import { createTestStore } from '../support/fakeApi';

const { sendOtp, verifyOtp, logout } = authApi.endpoints;
const credentials = { email: 'layla@sadeel.example', otp: '012345' };
const admin = { _id: 'layla', email: 'layla@sadeel.example', name: 'Layla' };
const verified = { message: 'Welcome', token: 'a-token', role: 'user', admin };

async function verify(body: unknown, status = 200) {
  const { store } = createTestStore(() => ({ status, body }));
  const result = await store.dispatch(verifyOtp.initiate(credentials));
  return { ...result, state: store.getState() };
}

describe('verifyOtp with the right code', () => {
  it('starts a session', async () => {
    const { data, state } = await verify(verified);
    const session = { token: 'a-token', role: 'user', user: admin };
    expect(data).toEqual({ message: 'Welcome', session });
    expect(state.auth).toMatchObject(session);
  });

  it('starts a session when the response has no role and no customer id', async () => {
    const { data, state } = await verify({
      token: 'a-token',
      admin: { email: 'layla@sadeel.example' },
      data: { message: 'Welcome' },
    });
    expect(data?.message).toBe('Welcome');
    expect(selectUser(state)).toEqual({
      _id: 'layla@sadeel.example',
      email: 'layla@sadeel.example',
    });
    expect(state.auth.role).toBe('user');
  });

  it('starts a session with an empty customer when the response names none', async () => {
    const { data } = await verify({ token: 'a-token' });
    expect(data).toEqual({
      message: '',
      session: { token: 'a-token', role: 'user', user: { _id: '', email: '' } },
    });
  });

  it.each([undefined, null, '', 'two words', 5, {}])(
    'starts no session with the token %j',
    async (token) => {
      const { data, state } = await verify({ ...verified, token });
      expect(data).toEqual({ message: 'Welcome', session: undefined });
      expect(selectToken(state)).toBeNull();
    },
  );
});

describe('verifyOtp with a wrong code', () => {
  it('starts no session', async () => {
    const { error, state } = await verify({ message: 'That code is not right.' }, 400);
    expect(error).toEqual({ status: 400, message: 'That code is not right.' });
    expect(selectToken(state)).toBeNull();
  });
});

const messageMutations: [string, (dispatch: AppDispatch) => PromiseLike<{ data?: unknown }>][] = [
  ['sendOtp', (dispatch) => dispatch(sendOtp.initiate({ email: credentials.email }))],
  ['logout', (dispatch) => dispatch(logout.initiate())],
];

describe.each(messageMutations)('%s', (_name, send) => {
  it.each([
    [{ message: 'Done' }, 'Done'],
    [{ data: { message: 'Done' } }, 'Done'],
    [[], ''],
  ])('returns the message of the response %j', async (body, message) => {
    const { store } = createTestStore(() => ({ body }));
    expect((await send(store.dispatch)).data).toEqual({ message });
  });
});
