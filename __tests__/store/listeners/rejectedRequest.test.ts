import { describe, expect, it } from '@jest/globals';
import { isRejectedRequest } from '@/store/listeners/rejectedRequest';
import { catalogueApi } from '@/api/catalogue';
import { createTestStore } from '../../support/fakeApi';

/** The action that RTK Query dispatches for a failed request. */
function buildRejection(meta: object = {}, payload: unknown = { status: 400, message: 'No' }) {
  return {
    type: 'api/executeQuery/rejected',
    payload,
    error: { message: 'Rejected' },
    meta: {
      requestId: 'r1',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      arg: { endpointName: 'getCart', originalArgs: { id: 'a' } },
      baseQueryMeta: { token: 'a-token', options: {} },
      ...meta,
    },
  };
}

describe('isRejectedRequest', () => {
  it('matches a failed request, with or without a token', () => {
    expect(isRejectedRequest(buildRejection())).toBe(true);
    expect(isRejectedRequest(buildRejection({ baseQueryMeta: undefined }))).toBe(true);
  });

  it.each([
    ['of another type', { type: 'auth/signedOut' }],
    ['that is no object', undefined],
    ['of a successful request', buildRejection({ requestStatus: 'fulfilled' })],
    ['of a request that threw', buildRejection({ rejectedWithValue: false })],
    ['with another payload', buildRejection({}, 'No')],
    ['without an argument', buildRejection({ arg: undefined })],
    ['without an endpoint name', buildRejection({ arg: { endpointName: {} } })],
  ])('does not match an action %s', (_case, action) => {
    expect(isRejectedRequest(action)).toBe(false);
  });

  it('matches once per failed request, after its last retry', async () => {
    const { store, logged } = createTestStore(() => ({ status: 400, body: { message: 'No' } }));
    await store.dispatch(catalogueApi.endpoints.getCategory.initiate());
    expect(logged).toEqual(['getCategory failed']);
  });
});
