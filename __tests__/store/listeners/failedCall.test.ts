import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { readFailedCall } from '@/store/listeners/failedCall';

const error = { status: 400, message: 'No' };

/** The action by which a call of the API ends in failure. */
function buildRejection(meta: object = {}, payload: unknown = error): UnknownAction {
  return {
    type: 'api/executeQuery/rejected',
    payload,
    error: { message: 'Rejected' },
    meta: {
      requestId: 'r1',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      arg: { endpointName: 'getCart', originalArgs: { id: 'a' } },
      baseQueryMeta: { token: 'a-token' },
      ...meta,
    },
  };
}

describe('readFailedCall', () => {
  it('names the call, what it was asked and the token it was sent with', () => {
    expect(readFailedCall(buildRejection())).toEqual({
      endpoint: 'getCart',
      args: { id: 'a' },
      error,
      token: 'a-token',
    });
  });

  it.each([[undefined], [{}], [{ token: null }]])(
    'knows a call that was sent without a token, as %j',
    (baseQueryMeta) => {
      expect(readFailedCall(buildRejection({ baseQueryMeta }))?.token).toBeNull();
    },
  );

  it.each([
    ['of another kind', { type: 'auth/signedOut' }],
    ['of a call that went well', buildRejection({ requestStatus: 'fulfilled' })],
    ['of a call that broke', buildRejection({ rejectedWithValue: false })],
    ['with another payload', buildRejection({}, 'No')],
    ['without an endpoint', buildRejection({ arg: undefined })],
    ['of an endpoint without a name', buildRejection({ arg: { endpointName: {} } })],
  ])('finds none in an action %s', (_what, action) => {
    expect(readFailedCall(action)).toBeUndefined();
  });
});
