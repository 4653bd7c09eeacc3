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

describe('a code that was right', () => {
  it('begins a session', async () => {
    const { data, state } = await verify(verified);
    const session = { token: 'a-token', role: 'user', user: admin };
    expect(data).toEqual({ message: 'Welcome', session });
    expect(state.auth).toMatchObject(session);
  });

  it('begins one without the parts that another server may leave out', async () => {
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

  it('begins one for a customer of whom nothing is said', async () => {
    const { data } = await verify({ token: 'a-token' });
    expect(data).toEqual({
      message: '',
      session: { token: 'a-token', role: 'user', user: { _id: '', email: '' } },
    });
  });

  it.each([undefined, null, '', 'two words', 5, {}])(
    'begins none with the token %j',
    async (token) => {
      const { data, state } = await verify({ ...verified, token });
      expect(data).toEqual({ message: 'Welcome', session: undefined });
      expect(selectToken(state)).toBeNull();
    },
  );
});

describe('a code that was refused', () => {
  it('begins no session', async () => {
    const { error, state } = await verify({ message: 'That code is not right.' }, 400);
    expect(error).toEqual({ status: 400, message: 'That code is not right.' });
    expect(selectToken(state)).toBeNull();
  });
});

const answersInWords: [string, (dispatch: AppDispatch) => PromiseLike<{ data?: unknown }>][] = [
  ['asking for a code', (dispatch) => dispatch(sendOtp.initiate({ email: credentials.email }))],
  ['signing out', (dispatch) => dispatch(logout.initiate())],
];

describe.each(answersInWords)('%s', (_what, send) => {
  it.each([
    [{ message: 'Done' }, 'Done'],
    [{ data: { message: 'Done' } }, 'Done'],
    [null, ''],
  ])('answers %j in words', async (body, message) => {
    const { store } = createTestStore(() => ({ body }));
    expect((await send(store.dispatch)).data).toEqual({ message });
  });
});
